import type { Browser, BrowserContext } from 'playwright-core';
import { WALK_DEADLINE_MS } from '../../time-limits.ts';
import { LATER_MS } from './come-back.ts';
import { watchCosts } from './costs.ts';
import { openPage, type PageFacts, readStorage } from './read-page.ts';
import { REST_MS } from './rest.ts';
import type { Visit } from './visits.ts';
import { readWalk, type WalkOptions, type WalkTraces, walk } from './walk.ts';
import { ACTS, TIMERS, watchActs } from './watch-acts.ts';
import { LEFTOVERS, watchLeftovers } from './watch-leftovers.ts';
import { REALM, SHARE_SCOPE, watchRealm } from './watch-realm.ts';

/** The widths at which pages are opened, in px. axe checks the first, the walk uses the last. */
export const WIDTHS = [390, 1_440] as const;
const HEIGHT = 900;
/** A warning that Chrome also gives for a faultless page on a busy machine: a preloaded file was used late. */
const EXCUSED = /was preloaded using link preload but not used/;

/** What a walk is told when the page that it is on is not there any more. */
const RELOADED = /^[\w.]+: Execution context was destroyed/;

/** What was seen at an address, at one width. */
export interface Observation {
  visit: Visit;
  /** Undefined when it did not become live. */
  page?: PageFacts | undefined;
  /** Why; without a reason it took too long. */
  failure?: string;
  /** What the browser's console said. */
  messages: string[];
  /** Hosts other than the site's that it called, or was kept from calling by its policy. */
  hosts: string[];
  /** How often it called the site. */
  calls: number;
  /** What it does to the site around it, at the width at which it was walked on. */
  disturbances: string[];
  /** What honest pages may do as well, likewise. */
  warnings: string[];
  /** Bytes of its files and calls, likewise, by the end of its rest. */
  loadedBytes?: number;
}

interface ObserveOptions {
  width: number;
  /** Pages are opened in turns, since that takes the machine's time. A walk rests for most of its own. */
  takeTurn<T>(work: () => Promise<T>): Promise<T>;
  deadlineMs: number;
  /** Pages are walked on at the last width, and not without this. */
  walking?: Pick<WalkOptions, 'owned' | 'walkWithout'>;
}

/** Opens a page in a fresh browser, waits until each of its modules is live and nothing is pending, and walks on it. */
export async function observe(
  browser: Browser,
  site: string,
  visit: Visit,
  { width, takeTurn, deadlineMs, walking }: ObserveOptions,
): Promise<Observation> {
  const observation: Observation = {
    visit,
    messages: [],
    hosts: [],
    calls: 0,
    disturbances: [],
    warnings: [],
  };
  const isWalked = walking !== undefined && width === WIDTHS.at(-1);
  const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
    within(deadlineMs, work).catch(error => void (observation.failure = firstLineOf(error)));
  const open = async () => {
    const context = await openContext(browser, width);
    await watch(context, { site, visit, isWalked }, observation);
    const page = await context.newPage();
    const costs = await watchCosts(page, visit.folder);
    const readPage = await inTime(openPage(page, site + visit.path, visit, width === WIDTHS[0]));
    return { page, costs, readPage };
  };
  const { page, costs, readPage } = await takeTurn(open);
  if (readPage) observation.page = await inTime(readPage());
  const { calls } = observation;
  if (observation.page && walking && isWalked) {
    const { title } = observation.page;
    const { modules, folder } = visit;
    const walked = within(WALK_DEADLINE_MS, walk(page, { site, title, modules, folder, costs, ...walking }));
    const found = await walked.catch(error => [
      RELOADED.test(error.message)
        ? 'reloads, or opens another document, by itself'
        : `cannot be left: ${firstLineOf(error)}`,
    ]);
    const silent = ['does not answer any more a moment after it is live'];
    Object.assign(observation, found && 'warnings' in found ? found : { disturbances: found ?? silent });
    observation.warnings.push(...observation.page.shortened);
    const stored = await readStorage(page).catch(() => []);
    observation.page.storage = [...new Set([...observation.page.storage, ...stored])];
  }
  // Read before the walk, which leads to another page.
  observation.calls = calls;
  // A page that loops keeps its process busy, and ends with the browser.
  void page
    .context()
    .close()
    .catch(() => undefined);
  return observation;
}

/**
 * Walks on a page of the shell to which the remote's code never comes.
 * @param folder where it is
 * @param from a page that no header links to
 * @param to where the walk leads to
 */
export async function observeWithout(
  browser: Browser,
  site: string,
  { folder, from, to }: { folder: string; from: string; to: string },
): Promise<WalkTraces> {
  const context = await openContext(browser, WIDTHS.at(-1) ?? 0);
  try {
    const visit: Visit = { subject: '', path: from, modules: [], folder };
    await watch(
      context,
      { site, visit, isWalked: true },
      { visit, messages: [], hosts: [], calls: 0, disturbances: [], warnings: [] },
    );
    await context.route(`${site}${folder}**`, route => route.abort());
    const page = await context.newPage();
    const costs = await watchCosts(page, folder);
    await page.goto(site + from);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return await readWalk(page, to, costs);
  } finally {
    await context.close();
  }
}

const openContext = (browser: Browser, width: number): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width, height: HEIGHT }, locale: 'en-GB', timezoneId: 'UTC' });

const firstLineOf = (error: unknown): string => (error as Error).message.split('\n')[0] ?? '';

/** Undefined if the work is not done in time; it may still continue. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const timer = Promise.withResolvers<undefined>();
  const timeout = setTimeout(() => timer.resolve(undefined), ms);
  try {
    return await Promise.race([work, timer.promise]);
  } finally {
    clearTimeout(timeout);
  }
}

async function watch(
  context: BrowserContext,
  { site, visit, isWalked }: { site: string; visit: Visit; isWalked: boolean },
  observation: Observation,
): Promise<void> {
  const { messages, hosts } = observation;
  const addHost = (address: string) => {
    const { protocol, origin, host } = new URL(address);
    if (/^(https?|wss?):$/.test(protocol) && origin.replace(/^ws/, 'http') !== site) hosts.push(host);
  };
  await context.addInitScript({ content: describeWatches(visit.folder, isWalked) });
  context.on('request', request => {
    addHost(request.url());
    if (['fetch', 'xhr'].includes(request.resourceType())) observation.calls += 1;
  });
  context.on('page', page => {
    page.on('websocket', socket => addHost(socket.url()));
    page.on('pageerror', error => messages.push(error.message));
    page.on('dialog', dialog => {
      messages.push(`${dialog.type()}: ${dialog.message()}`);
      dialog.dismiss().catch(() => undefined);
    });
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

/** One script, since several have no order: what the first two replace counts as built-in for the last. */
function describeWatches(folder: string, isWalked: boolean): string {
  const acts = `(${watchActs.toString()})(${JSON.stringify({ acts: ACTS, timers: TIMERS, folder })});`;
  // What the others find is asked for on a walk.
  return isWalked
    ? [
        acts,
        `(${watchLeftovers.toString()})(${JSON.stringify({ leftovers: LEFTOVERS, folder, restMs: REST_MS, laterMs: LATER_MS })});`,
        `(${watchRealm.toString()})(${JSON.stringify({ name: REALM, scope: SHARE_SCOPE })});`,
      ].join('\n')
    : acts;
}

const describeMessage = (text: string, address: string, site: string): string =>
  [text, address && `(${address})`].join(' ').replaceAll(site, '').trim();
