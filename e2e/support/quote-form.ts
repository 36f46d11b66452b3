import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { live, visit } from './visit.ts';

/** A name that no other test has, in letters alone. */
export const newName = (): string =>
  `Ana ${String.fromCodePoint(...Array.from({ length: 10 }, () => 97 + Math.floor(Math.random() * 26)))}`;

/** The quote requests under this name, as their rows are. */
export function storedOf(name: string, file = process.env.CAREFARE_DATABASE): Record<string, unknown>[] {
  const database = new DatabaseSync(file ?? '', { readOnly: true });
  const rows = database.prepare('SELECT * FROM submissions WHERE contact_name = ?').all(name);
  database.close();
  return rows;
}

/** Opens the form, alive. */
export async function openForm(page: Page, site = ''): Promise<void> {
  await visit(page, `${site}/contact`);
  await live(page, 'quote/contact');
}

/** Fills in what is required. @returns the name, which nobody else has */
export async function fillRequired(page: Page): Promise<string> {
  const name = newName();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.getByRole('combobox', { name: 'Treatment' }).selectOption({ label: 'Hip Replacement' });
  await page.getByRole('checkbox', { name: /agree/i }).check();
  return name;
}

export const send = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Request My Quote' }).click();

/** What came of sending: the errors, the failure or the receipt. */
export const outcome = (page: Page) => page.locator('[aria-labelledby=quote-result]');

/** A toast with this title and text, word for word. */
export async function expectToast(page: Page, texts: readonly string[]): Promise<void> {
  const toast = page.locator('.mantine-Notification-root');
  for (const text of texts) await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

/** Sends the form as the browser itself does, and again as long as it was sent faster than people can. */
export async function postAsPeopleDo(page: Page): Promise<void> {
  await expect(async () => {
    const answered = page.waitForResponse(response => response.url().endsWith('/contact'));
    await send(page);
    await answered;
    await expect(outcome(page)).not.toContainText('faster than people', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** The whole way of a form that the browser posts by itself: wrong input with its errors and values, then the receipt. */
export async function sendWithoutCode(page: Page): Promise<void> {
  await page.goto('/contact');
  const name = newName();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.getByRole('combobox', { name: 'Treatment' }).selectOption({ label: 'Hip Replacement' });
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('India');
  await page.getByLabel('Notes').fill('one\ntwo');
  const answered = page.waitForResponse(response => response.request().method() === 'POST');
  await send(page);
  expect((await answered).status()).toBe(422);
  await expect(outcome(page).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(outcome(page).getByRole('link')).toHaveText([
    'Invalid email - Please enter a valid email address',
    'Please agree so that we can use your health information for this quote',
  ]);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('not an address');
  await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue('52');
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('India');
  await expect(page.getByLabel('Notes')).toHaveValue('one\ntwo');
  await expect(page.getByRole('checkbox', { name: /agree/i })).not.toBeChecked();

  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.getByRole('checkbox', { name: /agree/i }).check();
  await postAsPeopleDo(page);
  await expect(page).toHaveURL('/contact');
  await expect(outcome(page)).toContainText('Contact Request Submitted!');
  await expect(outcome(page)).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  const [row, ...more] = storedOf(name);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    contact_email: 'ana@example.org',
    treatment_id: 52,
    destination: 'India',
    notes: 'one\ntwo',
    consent_version: 'health-data-1',
    estimate: null,
  });
  await expect(outcome(page)).toContainText(String(row?.reference));
}
