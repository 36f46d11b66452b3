import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { visit, waitUntilReady } from './navigation.ts';
import { expect } from './test.ts';

/** A name that no other test uses, in letters alone. */
export const uniqueName = (): string =>
  `Ana ${String.fromCodePoint(...Array.from({ length: 10 }, () => 97 + Math.floor(Math.random() * 26)))}`;

/** Rows of the quote requests under this name, from the shared stack's database unless another file is given. */
export function storedRequests(
  name: string,
  file = process.env.CAREFARE_DATABASE,
): Record<string, unknown>[] {
  const database = new DatabaseSync(file ?? '', { readOnly: true });
  const rows = database.prepare('SELECT * FROM submissions WHERE contact_name = ?').all(name);
  database.close();
  return rows;
}

/** Opens the form and waits until its code runs. */
export async function openForm(page: Page, origin = '', query = ''): Promise<void> {
  await visit(page, `${origin}/contact${query}`);
  await waitUntilReady(page, 'quote/contact');
}

/** Fills in the required fields. @returns the unique name */
export async function fillRequired(page: Page): Promise<string> {
  const name = uniqueName();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.getByRole('combobox', { name: 'Treatment' }).selectOption({ label: 'Hip Replacement' });
  await page.getByRole('checkbox', { name: /agree/i }).check();
  return name;
}

export const send = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Request My Quote' }).click();

/** Opens the form again after a request was sent. */
export const startAnother = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Send another request' }).click();

/** The result of sending: the summary of errors, the failure or the receipt. */
export const resultOf = (page: Page) => page.locator('[aria-labelledby=quote-result]');

/** Expects a toast with exactly these texts: title and message. */
export async function expectToast(page: Page, texts: readonly string[]): Promise<void> {
  const toast = page.locator('.mantine-Notification-root');
  for (const text of texts) await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

/** Waits for the answer to a form sent without script; the page's own calls are not meant. */
const nativePost = (page: Page) =>
  page.waitForResponse(
    response => response.request().method() === 'POST' && response.url().endsWith('/contact'),
  );

/** Submits without JavaScript, again while the server calls it too fast for a person. */
export async function sendAtHumanPace(page: Page): Promise<void> {
  await expect(async () => {
    const posted = nativePost(page);
    await send(page);
    await posted;
    await expect(resultOf(page)).not.toContainText('faster than people', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** Posts the form without script: first with errors, which keeps the values, then correctly, which gives a receipt. */
export async function checkNativePost(page: Page): Promise<void> {
  await page.goto('/contact');
  const name = uniqueName();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.getByRole('combobox', { name: 'Treatment' }).selectOption({ label: 'Hip Replacement' });
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('India');
  await page.getByLabel('Notes').fill('one\ntwo');
  const posted = nativePost(page);
  await send(page);
  expect((await posted).status()).toBe(422);
  await expect(resultOf(page).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Request a Personalised Quote/);
  await expect(resultOf(page).getByRole('link')).toHaveText([
    'Invalid email - Please enter a valid email address',
    'Tick the box to agree that we use your health information for this quote',
  ]);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('not an address');
  await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('52');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
  await expect(page.getByLabel('Notes')).toHaveValue('one\ntwo');
  await expect(page.getByRole('checkbox', { name: /agree/i })).not.toBeChecked();

  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.getByRole('checkbox', { name: /agree/i }).check();
  await sendAtHumanPace(page);
  await expect(page).toHaveURL('/contact');
  await expect(resultOf(page)).toContainText('Contact Request Submitted!');
  await expect(resultOf(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Request a Personalised Quote/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request received');
  for (const text of ['Hip Replacement', 'India']) await expect(resultOf(page)).toContainText(text);
  await expect(resultOf(page), 'a cookie carries no contact data').not.toContainText('ana@example.org');
  await expect(page.getByLabel('Full Name')).toHaveCount(0);
  const [row, ...more] = storedRequests(name);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    contact_email: 'ana@example.org',
    treatment_id: 52,
    destination: 'India',
    notes: 'one\ntwo',
    consent_version: 'health-data-1',
    estimate: null,
  });
  await expect(resultOf(page)).toContainText(String(row?.reference));
  await startAnother(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('');
}
