import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page, Request } from 'playwright';
import type { BenchPage } from './pages.ts';
import type { Site } from './sites.ts';

/** A page of a site to be visited. */
export interface Visit {
  browser: Browser;
  site: Site;
  page: BenchPage;
}

/** Values by the name of the figure, which ends with its unit. */
export type Figures = Record<string, number>;

/** @throws if the page does not go live, which is never a score */
export type Measure = (visit: Visit) => Promise<Figures>;

/** A phone takes about four times as long as a desktop computer. */
export const PHONE_FACTOR = 4;
const LIVE_DEADLINE_MS = 30_000;
/** Nothing is requested for this long: the page is idle. */
const QUIET_MS = 1_000;
const IDLE_DEADLINE_MS = 60_000;

/** Lighthouse's phone and its slow 4G, as its throttling by protocol defines it. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1350, height: 940 } };
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_024 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};

const OTHER_SITE = 'data:text/html,<title>Another site</title>';

interface Conditions {
  isPhone?: boolean;
  hasSlowNetwork?: boolean;
  hasSlowCpu?: boolean;
}

/** What a visit to a slow phone is like. */
export const SLOW_PHONE: Conditions = { isPhone: true, hasSlowNetwork: true, hasSlowCpu: true };

interface OpenPage {
  page: Page;
  cdp: CDPSession;
  /** Waits until the page and its module are live, where the site says so, and then until it is idle. */
  waitUntilLive(): Promise<void>;
}

/** Opens a tab with an empty cache for the work, and closes it afterwards. */
export async function withPage<T>(
  { browser, site, page: { name, path, module, isScrolled } }: Visit,
  { isPhone, hasSlowNetwork, hasSlowCpu }: Conditions,
  work: (open: OpenPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...(isPhone ? PHONE : DESKTOP), baseURL: site.url });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // As a visitor's, the tab is at another site before: from an empty one a browser starts another process first.
    await page.goto(OTHER_SITE);
    const waitUntilIdle = watchRequests(page);
    if (hasSlowNetwork) {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    }
    if (hasSlowCpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_FACTOR });
    const waitFor = (selector: string) =>
      page.waitForSelector(selector, { state: 'attached', timeout: LIVE_DEADLINE_MS }).catch(() => {
        throw new Error(`${site.name}, ${name} (${path}) did not go live: there is no ${selector}`);
      });
    const waitUntilLive = async () => {
      if (site.goesLive) await waitFor('html[data-hydrated]');
      if (isScrolled)
        await page.locator(`[data-module="${module}"]`).evaluate(element => element.scrollIntoView());
      if (module && site.goesLive) await waitFor(`[data-module="${module}"][data-ready]`);
      await waitUntilIdle();
    };
    return await work({ page, cdp, waitUntilLive });
  } finally {
    await context.close();
  }
}

/** @returns waits until the page requests nothing more, and throws if it requests something again and again */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let last = Date.now();
  const note = (change: () => unknown) => {
    change();
    last = Date.now();
  };
  page.on('request', request => note(() => pending.add(request)));
  page.on('requestfinished', request => note(() => pending.delete(request)));
  page.on('requestfailed', request => note(() => pending.delete(request)));
  return async () => {
    const deadline = Date.now() + IDLE_DEADLINE_MS;
    while (pending.size > 0 || Date.now() - last < QUIET_MS) {
      if (Date.now() > deadline) throw new Error(`the page is not idle after ${IDLE_DEADLINE_MS} ms`);
      await pause(50);
    }
  };
}
