import type { Locator, Page, Request } from '@playwright/test';
import type { ModuleId } from 'shared-contracts/host';
import { expect } from './test.ts';

/** Opens a page and waits until React has hydrated it. A file that never comes, such as one that is held back, would keep the page from being loaded. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await waitForHydration(page);
}

/**
 * Waits for the next answer of a call, to its end. A call of the API's client may count as aborted once it has been read,
 * and then its response never counts as finished.
 * @param text that the call has in its query
 */
export async function waitForAnswer(page: Page, path: string, text = ''): Promise<void> {
  const isOfCall = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    return pathname === path && decodeURIComponent(search).includes(text);
  };
  await Promise.race([
    page.waitForEvent('requestfinished', isOfCall),
    page.waitForEvent('requestfailed', isOfCall),
  ]);
}

/** Opens a page and waits for the last answer of the session's start, after which it asks for nothing by itself. */
export async function visitWithSession(page: Page, path: string): Promise<void> {
  const treatments = waitForAnswer(page, '/api/masters/treatments');
  await visit(page, path);
  await treatments;
}

/** Opens a page and waits until it knows all pages and their files. */
export async function visitAndComplete(page: Page, path: string): Promise<void> {
  const description = page.waitForResponse(/\/_composition\?/);
  await visit(page, path);
  await (await description).finished();
}

export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Waits until the browser has nothing to do. Without a new frame Chromium may never count as idle. */
export const waitForIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
  );

/** Waits until the brand's fonts are there and drawn. */
export const waitForFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Locator of a remote's page or widget. */
export const remoteModule = (page: Page, id: ModuleId) => page.locator(`[data-module="${id}"]`);

/** Waits until the remote's code runs, so that the module is more than server HTML. */
export async function waitUntilReady(page: Page, id: ModuleId): Promise<void> {
  await expect(remoteModule(page, id)).toHaveAttribute('data-ready', '');
}

/** Asserts that a module shows, but is still inert server HTML or a fallback. */
export async function expectNotReady(page: Page, id: ModuleId): Promise<void> {
  await expect(remoteModule(page, id)).not.toHaveAttribute('data-ready');
}

/** Follows a link of the header, opening the menu first on a phone. @param name all of it */
export async function followHeaderLink(page: Page, name: string | RegExp): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await header.getByRole('link', { name, exact: true }).click();
}

/** Frames in which nothing moves until a page counts as still. */
const STILL_FRAMES = 4;

/**
 * Clicks what the page has stopped moving. It moves by itself while sections near the screen get their real height, after
 * a navigation and between two steps of the calculator: then press and release of a click without a pause may hit two
 * different elements.
 */
export async function clickWhenStill(
  target: Locator,
  options?: Parameters<Locator['click']>[0],
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    (element, frames) =>
      new Promise<void>(resolve => {
        let last = '';
        let still = 0;
        const check = () => {
          const now = `${scrollY} ${document.documentElement.scrollHeight} ${element.getBoundingClientRect().top}`;
          still = now === last ? still + 1 : 0;
          if (still === frames) return resolve();
          last = now;
          requestAnimationFrame(check);
        };
        check();
      }),
    STILL_FRAMES,
  );
  await target.click(options);
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'px by which the page is wider than the screen').toBeLessThanOrEqual(0);
}

/** Holds back all requests that match, until the returned function is called. */
export async function holdRequests(page: Page, pattern: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async route => {
    await released;
    await route.continue();
  });
  return release;
}

/** Has the page's timers of this length run much later: it gives up on what a busy machine may not do in that time. */
export const delayTimers = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript(delayed => {
    const { setTimeout } = window;
    const setDelayed = (run: () => void, delay?: number, ...given: []) =>
      setTimeout(run, delay === delayed ? 20_000 : delay, ...given);
    Object.assign(window, { setTimeout: setDelayed });
  }, ms);

/** Has the page wait for the visitor's location longer than its 1.2 s, which may be too short on a busy machine. */
export const waitLongerForLocation = (page: Page) => delayTimers(page, 1_200);

/** What the page learns of its connection. On a slow one (`2g`) nothing is prefetched of links that are only in view. */
export const setConnection = (page: Page, connection: { effectiveType: '2g' }): Promise<unknown> =>
  page.addInitScript(value => void Object.defineProperty(navigator, 'connection', { value }), connection);
