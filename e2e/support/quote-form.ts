import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { visit, waitUntilReady } from './navigation.ts';

/** A name that no other test uses, made of letters only. */
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

/** Says who asks, and agrees. @returns the unique name */
export async function fillPerson(page: Page): Promise<string> {
  const name = uniqueName();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.getByRole('checkbox', { name: /agree/i }).check();
  return name;
}

/** Fills in the required fields. @returns the unique name */
export async function fillRequired(page: Page): Promise<string> {
  await page.getByRole('combobox', { name: 'Treatment' }).selectOption({ label: 'Hip Replacement' });
  return await fillPerson(page);
}

export const send = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Request My Quote' }).click();

/** Opens the form again after a request was sent. */
export const startAnother = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Send another request' }).click();

/** The result of sending: the summary of errors, the failure or the receipt. */
export const resultOf = (page: Page) => page.locator('[aria-labelledby=quote-result]');
