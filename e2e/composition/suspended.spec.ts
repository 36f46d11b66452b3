import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/faults';
import { remoteModule, visit, waitUntilReady } from '../support/navigation.ts';

const CONTACT = 'quote/contact';

/** Which modules the page reports from now on. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/_report')) reports.push(request.postDataJSON().where);
  });
  return reports;
}

test('a component that suspends without end at its first load costs its own part of the page', {
  tag: ['@quote', '@nightly'],
}, async ({ page, remote }) => {
  const reports = reportsOf(page);
  const contact = remoteModule(page, CONTACT);
  const name = page.getByLabel('Full Name');
  await remote('quote').suspends();
  await visit(page, '/contact');
  await expect(name).toBeVisible();
  await expect(contact).not.toHaveAttribute('data-ready');
  await name.fill('Ana');
  await expect.poll(() => reports).toContain(CONTACT);
  await remote('quote').heal();
  await waitUntilReady(page, CONTACT);
  await expect(name).toHaveValue('Ana');
});

test('a component that suspends without end after a click costs its own part of the page', {
  tag: '@quote',
}, async ({ page, remote }) => {
  await remote('quote').suspends('click');
  await visit(page, '/contact');
  const reports = reportsOf(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => reports, { timeout: 10_000 }).toContain(CONTACT);
  await waitUntilReady(page, CONTACT);
  await page.getByLabel('Full Name').fill('Ana');
});
