import { expect, test } from 'e2e/faults';
import { remoteModule, visit, waitForHydration, waitUntilReady } from '../support/navigation.ts';

const CONTACT = 'quote/contact';

test('a component that suspends without end costs its own part of the page, at first load and after a click', {
  tag: '@quote',
}, async ({ page, remote }) => {
  const reports: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/_report')) reports.push(request.postDataJSON().where);
  });
  const contact = remoteModule(page, CONTACT);
  const name = page.getByLabel('Full Name');

  await remote('quote').suspends();
  await page.goto('/contact');
  await waitForHydration(page);
  await expect(name).toBeVisible();
  await expect(contact).not.toHaveAttribute('data-ready');
  await name.fill('Ana');
  await expect.poll(() => reports).toContain(CONTACT);
  await remote('quote').heal();
  await waitUntilReady(page, CONTACT);
  await expect(name).toHaveValue('Ana');

  await visit(page, '/contact');
  await remote('quote').suspends('click');
  reports.length = 0;
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => reports, { timeout: 10_000 }).toContain(CONTACT);
  await waitUntilReady(page, CONTACT);
  await name.fill('Ana');
});
