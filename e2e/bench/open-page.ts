import type { BrowserContextOptions, CDPSession, Page } from 'playwright';
import { PHONE_FACTOR } from './figures/blocking.ts';
import type { Scene } from './measure/measurement.ts';
import { type RequestWatch, watchRequests } from './watch-requests.ts';

const LIVE_DEADLINE_MS = 30_000;

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

export interface Conditions {
  isPhone: boolean;
  hasSlowNetwork?: boolean;
  hasSlowCpu?: boolean;
}

export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  requests: RequestWatch;
  /** Waits until the page and its module are live, where the build has scripts, and then until it is idle. */
  waitUntilLive(): Promise<void>;
}

/** Opens a tab with an empty cache, at a page of another site, for the work, and closes it afterwards. */
export async function withPage<T>(
  { browser, otherSite, build, page: { name, path, module, isScrolled } }: Scene,
  { isPhone, hasSlowNetwork, hasSlowCpu }: Conditions,
  work: (open: OpenPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...(isPhone ? PHONE : DESKTOP),
    baseURL: build.url,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(otherSite);
    const requests = await watchRequests(cdp);
    if (hasSlowNetwork) await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    if (hasSlowCpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE_FACTOR });
    const waitFor = (selector: string) =>
      page.waitForSelector(selector, { state: 'attached', timeout: LIVE_DEADLINE_MS }).catch(() => {
        throw new Error(`${build.name}, ${name} (${path}) did not go live: there is no ${selector}`);
      });
    const waitUntilLive = async () => {
      if (build.hasScripts) await waitFor('html[data-hydrated]');
      if (isScrolled)
        await page.locator(`[data-module="${module}"]`).evaluate(element => element.scrollIntoView());
      if (build.hasScripts && module) await waitFor(`[data-module="${module}"][data-ready]`);
      await requests.waitUntilIdle();
    };
    return await work({ page, cdp, requests, waitUntilLive });
  } finally {
    await context.close();
  }
}
