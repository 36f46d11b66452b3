import type { Browser, BrowserContext } from 'playwright-core';
import { type PageFacts, readPage } from './read-page.ts';
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
    observation.page = await within(
      deadlineMs,
      readPage(page, site + visit.path, visit, width === WIDTHS[0]),
    );
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
