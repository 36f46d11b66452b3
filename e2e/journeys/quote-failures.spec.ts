import type { Page } from '@playwright/test';
import type { ContactSubmission } from 'shared-contracts';
import { expectAccessible } from '../support/axe.ts';
import { visitWithSession, waitUntilReady } from '../support/navigation.ts';
import {
  expectToast,
  fillRequired,
  openForm,
  resultOf,
  send,
  startAnother,
  storedRequests,
} from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

const SUBMISSIONS = /\/api\/journey\/\d+\/submissions$/;

async function openFilledForm(page: Page): Promise<string> {
  await openForm(page);
  return fillRequired(page);
}

for (const [fault, status, text] of [
  ['fails', 500, 'There was an error submitting your request. Please try again.'],
  ['limits the rate', 429, 'Please wait a few minutes'],
  ['knows the key with another body', 409, 'There was an error submitting your request. Please try again.'],
] as const) {
  test(`when the API ${fault} (${status}), nothing is lost and sending again stores one request`, {
    tag: ['@quote', '@own-stack'],
  }, async ({ page, api, expectLog }) => {
    expectLog(new RegExp(`status of ${status}`));
    const name = await openFilledForm(page);
    const keys: (string | undefined)[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/submissions')) keys.push(request.headers()['idempotency-key']);
    });
    await api(SUBMISSIONS).status(status);
    await send(page);
    await expect(resultOf(page)).toBeFocused();
    await expect(resultOf(page)).toContainText('Error Submitting Request');
    await expect(resultOf(page)).toContainText(text);
    await expectToast(page, [
      'Error Submitting Request',
      'There was an error submitting your request. Please try again.',
    ]);
    await expectAccessible(page);
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await api(SUBMISSIONS).heal();
    await send(page);
    await expect(resultOf(page)).toContainText('Contact Request Submitted!');
    await expect(resultOf(page)).toContainText(/CF-[A-Z0-9]+/);
    expect(new Set(keys).size).toBe(1);
    expect(storedRequests(name)).toHaveLength(1);
    await startAnother(page);
    await expect(page.getByLabel('Full Name')).toHaveValue('');
  });
}

test('a response that is lost on its way causes no second request', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(/ERR_TIMED_OUT/);
  const name = await openFilledForm(page);
  await page.route(SUBMISSIONS, async route => {
    await route.fetch();
    await route.abort('timedout');
  });
  await send(page);
  await expect(resultOf(page)).toContainText('Error Submitting Request');
  await expect(resultOf(page)).toContainText('Sending them again will not make a second request');
  expect(storedRequests(name)).toHaveLength(1);
  await page.unroute(SUBMISSIONS);
  await send(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  await expect(resultOf(page)).toContainText(String(storedRequests(name)[0]?.reference));
  expect(storedRequests(name)).toHaveLength(1);
});

test('fields that the API refuses (422) are reported at the field and in the summary', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, expectLog }) => {
  expectLog(/status of 422/);
  await openFilledForm(page);
  // The form itself would not send this, so the test changes the request on its way.
  await page.route(SUBMISSIONS, route => {
    const body: ContactSubmission = route.request().postDataJSON();
    return route.continue({
      postData: JSON.stringify({ ...body, payload: { ...body.payload, contact_email: 'ana@' } }),
    });
  });
  await send(page);
  await expect(resultOf(page)).toBeFocused();
  await expect(resultOf(page)).toContainText('Error Submitting Request');
  const link = resultOf(page).getByRole('link', {
    name: 'Invalid email - Please enter a valid email address',
  });
  await link.click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('while offline nothing is sent; the answers can be sent when the connection is back', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, context, expectLog }) => {
  // The toasts' code loads with the first toast, which fails offline; the message on the page does not need it.
  expectLog(/ERR_INTERNET_DISCONNECTED.*toasts/);
  await visitWithSession(page, '/contact');
  await waitUntilReady(page, 'quote/contact');
  const name = await fillRequired(page);
  await context.setOffline(true);
  await send(page);
  await expect(resultOf(page)).toContainText('You are offline');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(resultOf(page)).toContainText('You are connected again');
  await send(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  await expect(
    page.locator('.mantine-Notification-root').getByText('Contact Request Submitted!'),
  ).toBeVisible();
  expect(storedRequests(name)).toHaveLength(1);
});

test('without a session the answers are kept, and a retry starts one and sends them', {
  tag: ['@quote', '@own-stack'],
}, async ({ page, api, expectLog }) => {
  expectLog(/status of 503/);
  expectLog(/Session start ApiError/);
  await api('/journey/start').status(503);
  const name = await openFilledForm(page);
  await send(page);
  await expect(resultOf(page)).toContainText('Session Error');
  await expect(resultOf(page)).toContainText('No active session found. Please try again.');
  await expectToast(page, ['Session Error', 'No active session found. Please try again.']);
  await expectAccessible(page);
  await api('/journey/start').heal();
  await page.getByRole('button', { name: 'Get a session and send again' }).click();
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  expect(storedRequests(name)).toHaveLength(1);
});

test('a lost session is replaced, and the request is stored once', { tag: ['@quote', '@own-stack'] }, async ({
  page,
  context,
  expectLog,
}) => {
  expectLog(/status of 404/);
  const name = await openFilledForm(page);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await context.clearCookies();
  await send(page);
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  expect(storedRequests(name)).toHaveLength(1);
});

test('a double click sends one request', { tag: ['@quote', '@own-stack'] }, async ({ page }) => {
  const name = await openFilledForm(page);
  await page.getByRole('button', { name: 'Request My Quote' }).dblclick();
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  expect(storedRequests(name)).toHaveLength(1);
});
