import type { Browser, Page } from '@playwright/test';
import type { RemoteKey } from 'shared-contracts';
import type { Fault } from '../../faults/fault.ts';
import { createFaultFixtures, type RemoteFaults } from '../../faults/fixtures.ts';
import { remoteModule, waitForHydration } from '../navigation.ts';
import { type Cell, createChecks, FALLBACK_TEXT, places, seconds } from './cell.ts';
import { timeFallback } from './fallback-time.ts';
import { firstPaint } from './first-paint.ts';

/** Longest time between the arrival of the shell's own styles and the first paint, on a busy machine. */
const PAINT_MAX_MS = 5_000;
/** By the browser's clock. The deadline is 1.5 s; the rest is for a busy machine. */
const NAVIGATION_MAX_MS = 4_000;
const HEALING_MAX_MS = 30_000;
/** A module that is live may still load its data. */
const CONTENT_MAX_MS = 10_000;

interface Visit {
  browser: Browser;
  /** Address of the shell. */
  url: string;
  remote: RemoteKey;
  fault: Fault;
}

/** This fault ends by itself before anyone could mend it. */
const healsByItself = (fault: Fault): boolean => fault === 'slow 3 s';

/** The fault is in the browser's requests for the remote's files only, when the visitor opens the site. */
export function openWithFault(visit: Visit): Promise<Cell> {
  const { remote, fault } = visit;
  return inOwnContext(visit, async (page, faults) => {
    const { wrong, check } = createChecks();
    const { module, path, text } = places[remote];
    await faults.fail(fault);
    const response = await page.goto(path, { waitUntil: 'commit' });
    const status = response?.status() ?? 0;
    check(status === 200, 'the page is 200');
    const paint = await firstPaint(page);
    check(paint.delay < PAINT_MAX_MS, `painted within ${seconds(PAINT_MAX_MS)}`);
    check(paint.isReported && paint.blockedBy === '', `no file of a release blocks it ${paint.blockedBy}`);
    const host = remoteModule(page, module);
    check(await isVisible(page, remote, text), "the server's HTML can be read");
    await waitForHydration(page);
    await host.scrollIntoViewIfNeeded();
    check(await isVisible(page, remote, text), 'it can still be read after hydration');
    check((await host.getAttribute('data-fallback')) === null, 'there is no fallback');
    const isLate = healsByItself(fault) || (await host.getAttribute('data-ready')) === null;
    check(isLate, 'it is not live during the fault');
    const healing = await heal(page, { remote, fault, faults });
    check(healing.isLive, `live within ${seconds(HEALING_MAX_MS)}`);
    const screen = `server HTML, painted after ${seconds(paint.time)}`;
    return { side: 'first load', remote, fault, status, screen, healing: healing.text, wrong };
  });
}

/** The same fault begins before the visitor follows a link to the remote. */
export function navigateWithFault(visit: Visit): Promise<Cell> {
  const { remote, fault } = visit;
  return inOwnContext(visit, async (page, faults) => {
    const { wrong, check } = createChecks();
    const { module, path, link } = places[remote];
    const response = await page.goto('/about');
    const status = response?.status() ?? 0;
    await waitForHydration(page);
    await faults.fail(fault);
    const readFallbackTime = await timeFallback(page, remote);
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    const fallback = page
      .locator(`[data-remote="${remote}"][data-fallback]`)
      .filter({ hasText: FALLBACK_TEXT })
      .first();
    await fallback.waitFor();
    const delay = await readFallbackTime();
    check(delay < NAVIGATION_MAX_MS, `the new page shows within ${seconds(NAVIGATION_MAX_MS)}`);
    check(new URL(page.url()).pathname === path, 'the address is that of the new page');
    await remoteModule(page, module).scrollIntoViewIfNeeded();
    const healing = await heal(page, { remote, fault, faults });
    check(healing.isLive, `live within ${seconds(HEALING_MAX_MS)}`);
    const screen = `fallback ${seconds(delay)} after the click`;
    return { side: 'navigation', remote, fault, status, screen, healing: healing.text, wrong };
  });
}

/** Opens a browser of its own, with the faults of the remote. */
async function inOwnContext(
  { browser, url, remote }: Visit,
  work: (page: Page, faults: RemoteFaults) => Promise<Cell>,
): Promise<Cell> {
  const context = await browser.newContext({ baseURL: url });
  try {
    return await work(await context.newPage(), createFaultFixtures(context).remote(remote));
  } finally {
    await context.close();
  }
}

/** Ends the fault, unless it ends by itself, and waits until the remote is live in the same document. */
async function heal(
  page: Page,
  { remote, fault, faults }: Pick<Visit, 'remote' | 'fault'> & { faults: RemoteFaults },
): Promise<{ isLive: boolean; text: string }> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  if (!healsByItself(fault)) await faults.heal();
  const start = Date.now();
  const { module, text } = places[remote];
  const host = remoteModule(page, module);
  const isReady = await host
    .and(page.locator('[data-ready]'))
    .waitFor({ timeout: HEALING_MAX_MS })
    .then(
      () => true,
      () => false,
    );
  const isSameDocument = await page.evaluate(() => 'isSameDocument' in globalThis);
  const isLive = isReady && isSameDocument && (await isVisible(page, remote, text));
  const time = seconds(Date.now() - start);
  return { isLive, text: healsByItself(fault) ? `live by itself after ${time}` : `live after ${time}` };
}

const isVisible = (page: Page, remote: RemoteKey, text: string): Promise<boolean> =>
  remoteModule(page, places[remote].module)
    .getByText(text)
    .first()
    .waitFor({ timeout: CONTENT_MAX_MS })
    .then(
      () => true,
      () => false,
    );
