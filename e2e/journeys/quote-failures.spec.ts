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

test('a slow answer for a treatment picked before does not overwrite the newer one', async ({ page }) => {
  const held: (() => void)[] = [];
  await openForm(page);
  const destination = page.getByRole('combobox', { name: 'Destination' });
  await expect(destination).toBeDisabled();
  await page.route('**/api/masters/treatment-countries', async route => {
    if (route.request().postData()?.includes('51')) await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  const treatment = page.getByRole('combobox', { name: 'Treatment' });
  await treatment.selectOption({ label: 'Knee Replacement' });
  await expect(destination).toBeDisabled();
  await treatment.selectOption({ label: 'Hip Replacement' });
  await expect(destination).toBeEnabled();
  await destination.selectOption('India');
  // The call for the earlier treatment was given up; whatever still comes of it belongs to another entry of the cache.
  for (const release of held) release();
  await expect(destination).toBeEnabled();
  await expect(destination).toHaveValue('India');
  await treatment.selectOption({ label: 'Dental Crowns' });
  await expect(destination).toHaveValue('');
});

test('each wrong field is named in the summary, by keyboard alone', { tag: '@phone' }, async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Phone').fill('123');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@');
  await page.getByRole('button', { name: 'Request My Quote' }).focus();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toBeFocused();
  await expect(outcome(page).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(outcome(page).getByRole('link')).toHaveText([
    'Invalid name - Please enter a valid name (alphabets only)',
    'Invalid email - Please enter a valid email address',
    'Invalid phone number - Please enter a valid phone number with country code (e.g., +1 234 567 8900)',
    'Please choose a treatment',
    'Please agree so that we can use your health information for this quote',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type("O'Brien-Lee 3");
  await expect(page.getByLabel('Full Name')).toHaveValue(/^O Brien Lee ?$/);
});

test('the draft outlives a change of route, and never reaches storage', async ({ page }) => {
  const name = await filled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(name);
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
});
