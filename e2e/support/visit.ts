import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page and waits until React has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 15_000 });
}

/** A part of the page that a remote gives. */
export const part = (page: Page, id: string) => page.locator(`[data-module="${id}"]`);

/** Waits until the part is live. */
export async function live(page: Page, id: string): Promise<void> {
  await expect(part(page, id)).toHaveAttribute('data-ready', '', { timeout: 30_000 });
}

/** Follows a link of the header, which a phone keeps behind its menu. */
export async function followNavLink(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await banner.getByRole('link', { name, exact: true }).click();
}
