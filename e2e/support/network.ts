import type { Page } from '@playwright/test';

/** Failures show only after the three retries of the query client. */
export const AFTER_RETRIES = { timeout: 20_000 };

/** Holds back all requests that match, until the returned function is called. */
export async function holdRequests(page: Page, pattern: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async route => {
    await released;
    await route.continue();
  });
  return release;
}

/** What the page learns of its connection. On a slow one (`2g`) nothing is prefetched of links that are only in view. */
export const setConnection = (page: Page, connection: { effectiveType: '2g' }): Promise<unknown> =>
  page.addInitScript(value => void Object.defineProperty(navigator, 'connection', { value }), connection);
