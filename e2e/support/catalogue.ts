import type { Page } from '@playwright/test';
import { visit } from './visit.ts';

/** Three tries more with backoff before a failure is told. */
export const GIVEN_UP = { timeout: 20_000 };

/** The section under this heading. */
export const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** To a treatment's page by links, so that the browser fetches its data. */
export async function openByLink(page: Page, name: string): Promise<void> {
  await visit(page, '/treatments');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
}
