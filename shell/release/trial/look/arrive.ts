import type { Page } from 'playwright-core';
import { ARRIVAL_DEADLINE_MS } from '../../time-limits.ts';
import { findPlace } from './in-page.ts';

/** How long the next page is watched. */
const SETTLE_MS = 500;

/** Watches a page for a fixed time: no event says that nothing more happens, and late acts of a page show only while it is watched. */
export const settle = (page: Page): Promise<void> => page.waitForTimeout(SETTLE_MS);

/** Follows a link of the header. @returns whether the page is there, and whether its heading has the focus */
export async function arrive(page: Page, path: string): Promise<{ isThere: boolean; hasFocus: boolean }> {
  const link = await page.evaluate(findPlace, path);
  await page.mouse.click(link.x, link.y);
  const timeout = ARRIVAL_DEADLINE_MS;
  const isTrue = (condition: Promise<unknown>): Promise<boolean> =>
    condition.then(
      () => true,
      () => false,
    );
  const isThere = await isTrue(page.waitForFunction(to => location.pathname === to, path, { timeout }));
  const hasFocus =
    isThere &&
    (await isTrue(
      page.waitForFunction(() => document.activeElement?.matches('main h1'), undefined, { timeout }),
    ));
  return { isThere, hasFocus };
}
