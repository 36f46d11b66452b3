import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ModuleId } from 'shared-contracts/host';
import { findViolations } from './axe.ts';
import type { Visit } from './visits.ts';

/** The widths at which pages are opened, in px. The first is looked at by axe. */
export const WIDTHS = [390, 1_440] as const;
const HEIGHT = 900;
/** What Chrome may say on a busy machine without a fault of a page: a file that is preloaded and used late. */
const EXCUSED = /was preloaded using link preload but not used/;

/** What was seen at an address, at one width. */
export interface Observation {
  visit: Visit;
  /** Undefined when it did not become live. */
  page?: PageFacts | undefined;
  /** Why so; without one it took too long. */
  failure?: string;
  /** What the browser's console said. */
  messages: string[];
  /** Hosts other than the site's that it called, or was kept from calling by its policy. */
  hosts: string[];
}

interface PageFacts {
  hasHeading: boolean;
  isHeaderVisible: boolean;
  /** Letters of each module's text, at the first width. */
  text: Record<string, number>;
  /** Such as `cookie carefare`. */
  storage: string[];
  /** Serious faults of accessibility, such as `image-alt (.photo)`. */
  accessibility: string[];
}

/** Opens a page in a fresh browser, and waits until each of its modules is live and nothing is under way. */
export async function observe(
  browser: Browser,
  site: string,
  visit: Visit,
  { width, deadlineMs }: { width: number; deadlineMs: number },
): Promise<Observation> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const observation: Observation = { visit, messages: [], hosts: [] };
  try {
    await watch(context, site, observation);
    const page = await context.newPage();
    observation.page = await within(deadlineMs, readPage(page, site + visit.path, visit, width));
  } catch (error) {
    observation.failure = (error as Error).message.split('\n')[0] ?? '';
  } finally {
    // A page that loops keeps its process busy, and ends with the browser.
    void context.close().catch(() => undefined);
  }
  return observation;
}

/** Undefined when work is not done in time; it may go on. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const timer = Promise.withResolvers<undefined>();
  const timeout = setTimeout(() => timer.resolve(undefined), ms);
  try {
    return await Promise.race([work, timer.promise]);
  } finally {
    clearTimeout(timeout);
  }
}

async function watch(context: BrowserContext, site: string, { messages, hosts }: Observation): Promise<void> {
  const addHost = (address: string) => {
    const { protocol, origin, host } = new URL(address);
    if (/^(https?|wss?):$/.test(protocol) && origin.replace(/^ws/, 'http') !== site) hosts.push(host);
  };
  context.on('request', request => addHost(request.url()));
  context.on('page', page => {
    page.on('websocket', socket => addHost(socket.url()));
    page.on('pageerror', error => messages.push(error.message));
    page.on('console', message => {
      const text = message.text();
      const refused = /'(\w+:[^']+)' violates the following Content Security Policy/.exec(text)?.[1];
      if (refused && URL.canParse(refused)) addHost(refused);
      else if (!EXCUSED.test(text)) messages.push(describeMessage(text, message.location().url, site));
    });
  });
  // Pictures are the site's, and take long to draw; nobody else is called.
  await context.route('**/*', route => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== site) return route.abort();
    if (pathname === '/_image')
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    return route.continue();
  });
}

const describeMessage = (text: string, address: string, site: string): string =>
  [text, address && `(${address})`].join(' ').replaceAll(site, '').trim();

async function readPage(page: Page, address: string, visit: Visit, width: number): Promise<PageFacts> {
  page.setDefaultTimeout(0);
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const { hasHeading, isHeaderVisible } = await page.evaluate(readFrame);
  const text: Record<string, number> = {};
  for (const id of visit.modules) text[id] = await readModule(page, id);
  const isFirst = width === WIDTHS[0];
  const violations = isFirst ? await findViolations(page) : [];
  // What the session's start asks for, and says.
  await page.waitForLoadState('networkidle');
  return {
    hasHeading,
    isHeaderVisible,
    text: isFirst ? text : {},
    storage: await readStorage(page),
    accessibility: violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, targets }) => `${id} (${targets[0]})`),
  };
}

/** Waits until a module is live. @returns the length of its text */
async function readModule(page: Page, id: ModuleId): Promise<number> {
  const module = page.locator(`[data-module="${id}"]`).first();
  await module.scrollIntoViewIfNeeded();
  await page.locator(`[data-module="${id}"][data-ready]`).first().waitFor({ state: 'attached' });
  return (await module.innerText()).replaceAll(/\s+/g, ' ').trim().length;
}

/** Runs in the browser. What covers the header, or takes it away, is under its middle. */
function readFrame() {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const header = document.querySelector('header');
  const { left, top, width, height } = header?.getBoundingClientRect() ?? new DOMRect();
  const middle = document.elementFromPoint(left + width / 2, top + height / 2);
  const headings = [...document.querySelectorAll('h1')];
  return {
    hasHeading: headings.some(heading => isShown(heading) && heading.textContent.trim() !== ''),
    isHeaderVisible: header !== null && isShown(header) && middle !== null && header.contains(middle),
  };
}

async function readStorage(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  // On a developer's machine each site has cookies of its own, by the port.
  const { port } = new URL(page.url());
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage).map(name => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map(name => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map(name => `caches ${name}`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name.replace(`_${port}`, '')}`), ...kept];
}
