import type { Page } from '@playwright/test';
import type { ContactSubmission } from 'shared-contracts';
import { expectAccessible } from '../support/axe.ts';
import { expectToast, fillRequired, openForm, outcome, send, storedOf } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

const SUBMISSIONS = '**/api/journey/*/submissions';

async function filled(page: Page): Promise<string> {
  await openForm(page);
  return fillRequired(page);
}

for (const [what, status, text] of [
  ['fails', 500, 'There was an error submitting your request. Please try again.'],
  ['limits', 429, 'Please wait a few minutes'],
  ['finds another body under the key', 409, 'There was an error submitting your request. Please try again.'],
] as const) {
  test(`when the API ${what} (${status}), nothing is lost and sending again makes one request`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(new RegExp(`status of ${status}`));
    const name = await filled(page);
    const keys: (string | undefined)[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/submissions')) keys.push(request.headers()['idempotency-key']);
    });
    await page.route(SUBMISSIONS, route => route.fulfill({ status }));
    await send(page);
    await expect(outcome(page)).toBeFocused();
    await expect(outcome(page)).toContainText('Error Submitting Request');
    await expect(outcome(page)).toContainText(text);
    await expectToast(page, [
      'Error Submitting Request',
      'There was an error submitting your request. Please try again.',
    ]);
    await expectAccessible(page);
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await page.unroute(SUBMISSIONS);
    await send(page);
    await expect(outcome(page)).toContainText('Contact Request Submitted!');
    await expect(outcome(page)).toContainText(/CF-[A-Z0-9]+/);
    expect(new Set(keys).size).toBe(1);
    expect(storedOf(name)).toHaveLength(1);
    await expect(page.getByLabel('Full Name')).toHaveValue('');
  });
}

test('an answer that is lost on its way makes no second request', async ({ page, expectMessage }) => {
  expectMessage(/ERR_TIMED_OUT/);
  const name = await filled(page);
  await page.route(SUBMISSIONS, async route => {
    await route.fetch();
    await route.abort('timedout');
  });
  await send(page);
  await expect(outcome(page)).toContainText('Error Submitting Request');
  await expect(outcome(page)).toContainText('Sending them again will not make a second request');
  expect(storedOf(name)).toHaveLength(1);
  await page.unroute(SUBMISSIONS);
  await send(page);
  await expect(outcome(page)).toContainText('Contact Request Submitted!');
  await expect(outcome(page)).toContainText(String(storedOf(name)[0]?.reference));
  expect(storedOf(name)).toHaveLength(1);
});

test('fields that the API refuses (422) are named at the field and in the summary', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status of 422/);
  await filled(page);
  // The API's own answer to what the form would not send.
  await page.route(SUBMISSIONS, route => {
    const body: ContactSubmission = route.request().postDataJSON();
    return route.continue({
      postData: JSON.stringify({ ...body, payload: { ...body.payload, contact_email: 'ana@' } }),
    });
  });
  await send(page);
  await expect(outcome(page)).toBeFocused();
  await expect(outcome(page)).toContainText('Error Submitting Request');
  const link = outcome(page).getByRole('link', {
    name: 'Invalid email - Please enter a valid email address',
  });
  await link.click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('offline is noticed before anything is sent, and what was typed is sent when the network is back', async ({
  page,
  context,
  expectMessage,
}) => {
  // The outlet of toasts is fetched with the first one; the page's own message does not wait for it.
  expectMessage(/ERR_INTERNET_DISCONNECTED.*toasts/);
  const name = await filled(page);
  await context.setOffline(true);
  await send(page);
  await expect(outcome(page)).toContainText('You are offline');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(outcome(page)).toContainText('You are connected again');
  await send(page);
  await expect(outcome(page)).toContainText('Contact Request Submitted!');
  await expect(
    page.locator('.mantine-Notification-root').getByText('Contact Request Submitted!'),
  ).toBeVisible();
  expect(storedOf(name)).toHaveLength(1);
});

test('without a session the answers stay, and one is got to send them', async ({ page, expectMessage }) => {
  expectMessage(/status of 503/);
  expectMessage(/Session start ApiError/);
  await page.route('**/api/journey/start/*', route => route.fulfill({ status: 503 }));
  const name = await filled(page);
  await send(page);
  await expect(outcome(page)).toContainText('Session Error');
  await expect(outcome(page)).toContainText('No active session found. Please try again.');
  await expectToast(page, ['Session Error', 'No active session found. Please try again.']);
  await expectAccessible(page);
  await page.unroute('**/api/journey/start/*');
  await page.getByRole('button', { name: 'Get a session and send again' }).click();
  await expect(outcome(page)).toContainText('Contact Request Submitted!');
  expect(storedOf(name)).toHaveLength(1);
});

test('a lost session is replaced, and the request is stored once', async ({
  page,
  context,
  expectMessage,
}) => {
  expectMessage(/status of 404/);
  const name = await filled(page);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await context.clearCookies();
  await send(page);
  await expect(outcome(page)).toContainText('Contact Request Submitted!');
  expect(storedOf(name)).toHaveLength(1);
});

test('a double click sends one request', async ({ page }) => {
  const name = await filled(page);
  await page.getByRole('button', { name: 'Request My Quote' }).dblclick();
  await expect(outcome(page)).toContainText('Contact Request Submitted!');
  expect(storedOf(name)).toHaveLength(1);
});
