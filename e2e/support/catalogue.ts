import type { Page } from '@playwright/test';
import { visit } from './navigation.ts';

/** The section under this heading. */
export const sectionOf = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Opens a treatment's page by client navigation, so that the browser fetches its data. */
export async function followTreatmentLink(page: Page, name: string): Promise<void> {
  await visit(page, '/treatments');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
}
