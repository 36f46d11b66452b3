import type { Page } from '@playwright/test';
import {
  followHeaderLink,
  remoteModule,
  visit,
  waitForHydration,
  waitUntilReady,
} from '../support/navigation.ts';
import { fillRequired, resultOf, sendAtHumanPace, storedRequests } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = 'quote/contact';
const RENDER_ERROR = /failed to render|Hydration did not match|broken on purpose/;

test.describe.configure({ timeout: 120_000 });

/** Waits until the page has tried the form once more. */
const waitForTrial = (page: Page) =>
  page.waitForEvent('console', {
    predicate: message => /failed to render/.test(message.text()),
    timeout: 30_000,
  });

test('a form that throws at its first render stays the server’s form, posts, and is not ready', {
  tag: '@quote',
}, async ({ page, remote, expectLog }) => {
  expectLog(RENDER_ERROR);
  await remote('quote').throwsOn('render');
  await page.goto('/contact');
  await waitForHydration(page);
  const name = await fillRequired(page);
  await expect(remoteModule(page, CONTACT)).not.toHaveAttribute('data-ready');
  await expect(remoteModule(page, CONTACT)).not.toHaveAttribute('data-fallback');
  // Trials in the background leave the form alone.
  await waitForTrial(page);
  await waitForTrial(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await sendAtHumanPace(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  expect(storedRequests(name)).toHaveLength(1);
});

test('it becomes live by itself once it renders, and keeps what was typed before and after hydration', {
  tag: '@quote',
}, async ({ page, remote, expectLog }) => {
  expectLog(RENDER_ERROR);
  await remote('quote').throwsOn('render');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/main\./, async route => {
    if (route.request().resourceType() === 'script') await released;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Ana');
  release();
  await waitForHydration(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana');
  await page.getByLabel('Notes').pressSequentially('two weeks');
  await remote('quote').heal();
  await waitUntilReady(page, CONTACT);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana');
  await expect(page.getByLabel('Notes')).toHaveValue('two weeks');
  await expect(page.getByLabel('Notes')).toBeFocused();
});

test('a form that throws later, or after a navigation, shows its fallback and comes back with what was typed', {
  tag: '@quote',
}, async ({ page, remote, expectLog }) => {
  expectLog(RENDER_ERROR);
  await visit(page, '/about');
  await remote('quote').throwsOn('render');
  await followHeaderLink(page, 'Contact Us');
  const contact = remoteModule(page, CONTACT);
  await expect(contact).toHaveAttribute('data-fallback', '');
  await expect(contact).not.toHaveAttribute('data-ready');
  await expect(page.getByRole('main').getByText('hello@carefare.example').first()).toBeVisible();
  await remote('quote').heal();
  await waitUntilReady(page, CONTACT);
  await expect(contact).not.toHaveAttribute('data-fallback');
  await page.getByLabel('Full Name').fill('Ana');

  await remote('quote').throwsOn('render');
  // A new entry for the same page renders it again.
  await followHeaderLink(page, 'Contact Us');
  await expect(contact).toHaveAttribute('data-fallback', '');
  await expect(contact).not.toHaveAttribute('data-ready');
  await remote('quote').heal();
  await waitUntilReady(page, CONTACT);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana');
});
