import { expect, test } from 'e2e/faults';
import { visit, waitUntilReady } from '../support/navigation.ts';

const CONTACT = 'quote/contact';

test('a component that suspends without end after a click costs its own part of the page', {
  tag: '@quote',
}, async ({ page, remote }) => {
  await remote('quote').suspends('click');
  await page.clock.install();
  await visit(page, '/contact');
  await waitUntilReady(page, CONTACT);
  const reports: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/_report')) reports.push(request.postDataJSON().where);
  });
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(6_000);
  await expect.poll(() => reports).toContain(CONTACT);
  await waitUntilReady(page, CONTACT);
  await page.getByLabel('Full Name').fill('Ana');
});
