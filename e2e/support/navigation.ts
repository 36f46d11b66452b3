import type { Page } from '@playwright/test';
import type { ModuleId } from 'shared-contracts';
import { expect } from './test.ts';

/** Opens a page and waits until React has hydrated it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens a page and waits for the last answer of the session's start, after which it asks for nothing by itself. */
export async function visitWithSession(page: Page, path: string): Promise<void> {
  const treatments = page.waitForResponse('**/api/masters/treatments');
  await visit(page, path);
  await (await treatments).finished();
}

export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 15_000 });
}

/** Locator of a remote's page or widget. */
export const remoteModule = (page: Page, id: ModuleId) => page.locator(`[data-module="${id}"]`);

/** Waits until the remote's code runs, so that the module is more than server HTML. */
export async function waitUntilReady(page: Page, id: ModuleId): Promise<void> {
  await expect(remoteModule(page, id)).toHaveAttribute('data-ready', '', { timeout: 30_000 });
}

/** Asserts that a module shows, but is still inert server HTML or a fallback. */
export async function expectNotReady(page: Page, id: ModuleId): Promise<void> {
  await expect(remoteModule(page, id)).not.toHaveAttribute('data-ready');
}

/** Follows a link of the header, opening the menu first on a phone. */
export async function followHeaderLink(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await header.getByRole('link', { name, exact: true }).click();
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'px by which the page is wider than the screen').toBeLessThanOrEqual(0);
}
