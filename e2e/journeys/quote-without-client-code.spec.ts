import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  clickWhenStill,
  expectNotReady,
  visit,
  waitForHydration,
  waitUntilReady,
} from '../support/navigation.ts';
import {
  checkNativePost,
  fillRequired,
  resultOf,
  send,
  storedRequests,
  uniqueName,
} from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = 'quote/contact';
/** What a browser logs for a script that failed to load; for a preloaded one again, some seconds later. */
const WITHOUT_CODE = /ERR_FAILED|preloaded using link preload/;
const isQuoteRelease = (url: URL) => url.pathname.startsWith('/_releases/quote/');
const blockCode = (page: Page, handle: (route: Route) => Promise<void> = route => route.abort()) =>
  page.route(isQuoteRelease, (route, request) =>
    request.resourceType() === 'script' ? handle(route) : route.continue(),
  );

test('the form works when its code cannot be loaded in the browser', {
  tag: ['@quote', '@own-stack', '@phone'],
}, async ({ page, expectLog }) => {
  expectLog(/status of 422/);
  expectLog(WITHOUT_CODE);
  await blockCode(page);
  await checkNativePost(page);
  await waitForHydration(page);
  await expectNotReady(page, CONTACT);
  await expectAccessible(page);
});

test('after a client navigation without the code, a link leads to the server-rendered form', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(WITHOUT_CODE);
  await blockCode(page);
  await visit(page, '/about');
  await clickWhenStill(page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }));
  await page.getByRole('main').getByRole('link', { name: 'Open the form' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request My Quote' })).toBeVisible();
});

test('what was typed before the code loaded is kept in the form and sent', {
  tag: ['@quote', '@own-stack'],
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await blockCode(page, async route => {
    await released;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await waitForHydration(page);
  await expectNotReady(page, CONTACT);
  const name = await fillRequired(page);
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('India');
  await page.getByLabel('Notes').pressSequentially('in two');
  release();
  await waitUntilReady(page, CONTACT);
  await expect(page.getByLabel('Notes')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' weeks');
  await expect(page.getByLabel('Notes')).toHaveValue('in two weeks');
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeEnabled();
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
  await send(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  expect(storedRequests(name)).toMatchObject([
    { destination: 'India', notes: 'in two weeks', treatment_id: 52 },
  ]);
});

test('a form rendered with errors by the server keeps corrections when its code loads', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(/status of 422/);
  expectLog(WITHOUT_CODE);
  const name = uniqueName();
  await blockCode(page);
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill(name);
  await send(page);
  await expect(resultOf(page)).toContainText('Choose a treatment');
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.unroute(isQuoteRelease);
  await waitUntilReady(page, CONTACT);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.org');
  await expect(resultOf(page)).not.toContainText('Invalid email');
  await expect(resultOf(page)).toContainText('Choose a treatment');
});
