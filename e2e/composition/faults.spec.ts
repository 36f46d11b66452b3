import { expect, test } from 'e2e/faults';
import { followHeaderLink, remoteModule, visit } from '../support/navigation.ts';

test('a page of which one file cannot be loaded shows its fallback, and the form once the file is there', {
  tag: '@quote',
}, async ({ page, remote, expectLog }) => {
  expectLog(/status of 500/);
  for (const files of ['css', 'entry', /contact\.\w+\.js$/] as const) {
    await visit(page, '/about');
    await remote('quote').status(500, files);
    await followHeaderLink(page, 'Contact Us');
    await expect(remoteModule(page, 'quote/contact')).toHaveAttribute('data-fallback', '');
    await remote('quote').heal();
  }
  await expect(page.getByLabel('Full Name')).toBeVisible();
});
