import type { Page, Request } from 'playwright-core';
import { shellPages } from 'shared-contracts/host';
import { ARRIVAL_DEADLINE_MS } from '../../time-limits.ts';
import { compareFacts, compareRealm } from './compare-facts.ts';
import { type Costs, pressKey } from './costs.ts';
import { findChangedSheets } from './find-changed-sheets.ts';
import { findNamesakes } from './find-namesakes.ts';
import {
  beginRest,
  countLetters,
  findKept,
  findLink,
  findPlace,
  findText,
  hideAndShow,
  measureLayers,
  measureTasks,
  readState,
} from './in-page.ts';
import { readTitle } from './read-title.ts';
import { readTraces, type Traces } from './read-traces.ts';
import { ACTS, TIMERS } from './watch-acts.ts';
import { LEFTOVERS, type Leftovers } from './watch-leftovers.ts';

export const REST_MS = 2_000;
/** What a page has set for up to this time after its rest is run at the end, in ms. */
export const LATER_MS = 60_000;
/** How much CPU time a page may take in a rest, and tasks of more than 50 ms by the clock, in ms. */
const BUSY_MAX_MS = 400;
/** A machine that stands still makes a task long by the clock, which takes less CPU than this. */
const CPU_SHARE = 0.2;
/** How many elements it may add meanwhile. */
const ADDED_MAX = 1_000;
/** How much of its text a module shows again when one comes back. */
const BACK_SHARE = 0.5;
/** The part of the screen that a layer may cover. */
const LAYER_MAX = 0.25;
/** How long the next page is watched. */
const SETTLE_MS = 500;
const SCROLLED_MAX_PX = 100;
/** How long the tab is hidden, and then shown again. */
const HIDDEN_MS = 150;
/** To the shell's own pages: a remote's pages may have faults of their own. */
const LINKS = shellPages
  .filter(({ path }) => path.length > 1)
  .map(({ path }) => `header a[href="${path}"]`)
  .join(', ');

/** Limits of the memory that a page keeps while nothing happens, in MB, and of the CPU time of one task, in ms. */
const GROWTH_MAX_MB = 5;
const TASK_MAX_MS = 200;

/** What a walk finds, each as the end of a sentence that begins with the page's path. */
export interface WalkFindings {
  /** What the page does to the site around it. */
  disturbances: string[];
  /** What honest pages may do as well. */
  warnings: string[];
  /** By the end of the rest. */
  loadedBytes: number;
}

/** What a walk leaves at each of its stops. */
export interface WalkTraces {
  /** CPU time of opening the page, in ms. */
  cpuMs: number;
  open: Traces;
  left: Traces;
}

export interface WalkOptions {
  site: string;
  costs: Costs;
  /** As the server has rendered it. */
  title: string;
  /** Addresses of the modules that are on the page, and names of the globals that remotes have by right. */
  modules: readonly string[];
  owned: readonly string[];
  /** Where files of the release are that is walked on. */
  folder: string;
  /** The same walk without the code of the remote. @param path where it leads to @returns undefined where that failed */
  walkWithout(path: string): Promise<WalkTraces | undefined>;
}

/** Rests on a page that is live, types and clicks in it, leaves it by a link of the header, and comes back. */
export async function walk(page: Page, options: WalkOptions): Promise<WalkFindings> {
  const { title, walkWithout, owned, costs, modules } = options;
  const [cpuMs, longestMs] = [await costs.cpuMs(), await costs.longestTaskMs()];
  const link = await page.evaluate(findLink, LINKS);
  const walkedWithout = link === undefined ? undefined : walkWithout(link);
  const hadFocus = await page.evaluate(() => document.activeElement !== document.body);
  const before = await page.evaluate(beginRest, LINKS);
  await page.evaluate(name => (Reflect.get(window, name) as Leftovers).rest(), LEFTOVERS);
  const memoryMb = await costs.memoryMb();
  const elements = (await page.evaluate(readState)).elements;
  const polling = countCalls(page);
  const busyMs = await measureRest(page, costs);
  const polled = polling.end();
  const after = await page.evaluate(readState);
  const loadedBytes = costs.loadedBytes();
  const restLongestMs = Math.min(busyMs, await costs.longestTaskMs());
  const covered = await page.evaluate(measureLayers);
  const grownMb = (await costs.memoryMb()) - memoryMb;
  const titles = await page.evaluate(hideAndShow, { duration: HIDDEN_MS, leftovers: LEFTOVERS });
  const otherTitle = titles.find(each => each !== after.title);
  const without = await walkedWithout;
  const open = without?.open;
  const traces = await readTraces(page);
  const disturbances = [
    !after.title.endsWith(title) && `has the title "${after.title}", where the server says "${title}"`,
    otherTitle !== undefined && `has the title "${otherTitle}" once its tab was hidden`,
    after.address !== before.address && `changes the address to ${after.address} by itself`,
    after.entries > before.entries &&
      `adds ${after.entries - before.entries} entries to the history by itself`,
    // Late layout moves the page a little.
    Math.abs(after.scrolled - before.scrolled) > SCROLLED_MAX_PX && 'scrolls by itself',
    (hadFocus || !after.hasFocus) && 'takes the focus by itself',
    busyMs > BUSY_MAX_MS &&
      `keeps the browser busy for ${Math.round(busyMs)} of ${REST_MS} ms while nothing happens`,
    after.elements - elements > ADDED_MAX &&
      `adds ${after.elements - elements} elements in ${REST_MS} ms while nothing happens`,
    grownMb > GROWTH_MAX_MB &&
      `keeps ${grownMb.toFixed(1)} MB more memory after ${REST_MS} ms while nothing happens`,
    covered > LAYER_MAX && `lays something over ${Math.round(covered * 100)} % of the screen`,
    ...(open ? compareFacts(open.document.open, traces.document.open) : []),
    ...(open ? compareRealm(open.realm, traces.realm, owned) : []),
    ...(await page.evaluate(findChangedSheets, options.folder)),
    ...(await page.evaluate(findKept)),
    ...(await readActs(page)),
  ].filter(disturbance => disturbance !== false);
  // On a paused machine a task is long by the clock, and what the page costs without the remote is not its own.
  const taskMs = Math.min(longestMs, cpuMs - (without?.cpuMs ?? 0));
  const warnings = [
    ...(taskMs > TASK_MAX_MS ? [`takes ${Math.round(taskMs)} ms of CPU in one task when it is opened`] : []),
    ...(restLongestMs > TASK_MAX_MS
      ? [`takes ${Math.round(restLongestMs)} ms of CPU in one task while nothing happens`]
      : []),
    ...polled,
    ...(await page.evaluate(findNamesakes, modules)),
  ];
  if (disturbances.length > 0) return { disturbances, warnings, loadedBytes };
  if (!link) return { disturbances: ['has no link in the header to leave it by'], warnings, loadedBytes };
  const keyMs = await pressKey(page, costs, modules);
  if (keyMs > TASK_MAX_MS) warnings.push(`takes ${Math.round(keyMs)} ms of CPU when a key is pressed`);
  await clickIn(page, modules);
  const letters = await page.evaluate(countLetters, modules);
  const left = await leave(page, link, options);
  if (left.length > 0) return { disturbances: left, warnings, loadedBytes };
  const notBack = await comeBack(page, before.address, letters, options);
  // The last, since it brings forward what would not have happened yet.
  if (notBack.length === 0) {
    warnings.push(...(await findSlowPolling(page)));
    const late = await page.evaluate(countLetters, modules);
    if (late < letters * BACK_SHARE)
      notBack.push(`shows ${late} of its ${letters} letters once what it has set for later has run`);
  }
  return { disturbances: notBack, warnings, loadedBytes };
}

/** Waits for a rest. @returns how long the page is busy meanwhile, in ms: in the calmer one of two where the first is not calm */
async function measureRest(page: Page, { cpuMs }: Costs): Promise<number> {
  const measure = async (): Promise<number> => {
    const before = await cpuMs();
    const tasks = await page.evaluate(measureTasks, REST_MS);
    const cpu = (await cpuMs()) - before;
    return cpu > tasks * CPU_SHARE ? Math.max(cpu, tasks) : cpu;
  };
  const first = await measure();
  return first > BUSY_MAX_MS ? Math.min(first, await measure()) : first;
}

const hasten = (page: Page, what: 'late' | 'all'): Promise<number> =>
  page.evaluate(([name, which]) => (Reflect.get(window, name) as Leftovers).hasten(which), [
    LEFTOVERS,
    what,
  ] as const);

/** Watches a page for a fixed time: no event says that nothing more happens, and late acts of a page show only while it is watched. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(SETTLE_MS);

/** Calls that a page makes more than once when what it has set for later runs twice. */
async function findSlowPolling(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const counting = countCalls(page);
  for (let round = 0; round < 2 && (await hasten(page, 'late')) > 0; round += 1) await settle(page);
  return counting.end().map(said => `${said}, if for more than ${REST_MS / 1_000} s`);
}

/** Counts calls of each address from now on. */
function countCalls(page: Page): { end(): string[] } {
  const counts = new Map<string, number>();
  const onRequest = (request: Request): void => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return;
    const { pathname } = new URL(request.url());
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  };
  page.on('request', onRequest);
  return {
    end() {
      page.off('request', onRequest);
      return [...counts].flatMap(([path, count]) =>
        count > 1 ? [`calls ${path} ${count} times while nothing happens`] : [],
      );
    },
  };
}

/** Walks from a page that is open. @param path where it leads to */
export async function readWalk(page: Page, path: string, costs: Costs): Promise<WalkTraces> {
  const cpuMs = await costs.cpuMs();
  await page.evaluate(beginRest, LINKS);
  await page.evaluate(hideAndShow, { duration: HIDDEN_MS, leftovers: LEFTOVERS });
  const open = await readTraces(page);
  await arrive(page, path);
  // As long as the page that is compared with it is watched (`leave`).
  await settle(page);
  return { cpuMs, open, left: await readTraces(page) };
}

/** Clicks on a text of the page, which does nothing by itself. */
async function clickIn(page: Page, modules: readonly string[]): Promise<void> {
  const place = await page.evaluate(findText, modules);
  if (place) await page.mouse.click(place.x, place.y);
}

/** Follows a link of the header. @returns whether the page is there, and whether its heading has the focus */
async function arrive(page: Page, path: string): Promise<{ isThere: boolean; hasFocus: boolean }> {
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

async function leave(page: Page, path: string, { site, owned, walkWithout }: WalkOptions): Promise<string[]> {
  const { isThere, hasFocus } = await arrive(page, path);
  if (!isThere) return [`keeps a click on ${path} in the header from leading there`];
  await page.evaluate(name => (Reflect.get(window, name) as Leftovers).leave(), LEFTOVERS);
  await settle(page);
  const { title, address, scrolled } = await page.evaluate(readState);
  const expected = readTitle(await (await fetch(site + path)).text());
  const timers = await page.evaluate(name => (Reflect.get(window, name) as Set<unknown>).size, TIMERS);
  const findLeftovers = () =>
    page.evaluate(name => (Reflect.get(window, name) as Leftovers).find(), LEFTOVERS);
  const without = (await walkWithout(path))?.left;
  const compare = async (): Promise<string[]> => {
    const traces = await readTraces(page);
    return [
      ...(await findLeftovers()),
      ...(without ? compareFacts(without.document.left, traces.document.left, ' when it is left') : []),
      ...(without ? compareRealm(without.realm, traces.realm, owned) : []),
    ];
  };
  const found = await compare();
  // What it has set for later, and not ended.
  if (found.length === 0 && (await hasten(page, 'all')) > 0) {
    await settle(page);
    found.push(...(await compare()));
  }
  return [
    !hasFocus && `keeps the heading of ${path}, which is opened next, from the focus`,
    title !== expected && `gives ${path}, which is opened next, the title "${title}"`,
    scrolled > SCROLLED_MAX_PX && `scrolls ${path}, which is opened next`,
    address !== path && `changes the address of ${path}, which is opened next, to ${address}`,
    timers > 0 && `leaves ${timers} of its timers running when it is left`,
    ...found,
    ...(await readActs(page)),
  ].filter(disturbance => disturbance !== false);
}

/** @param letters that the modules showed before the page was left */
async function comeBack(
  page: Page,
  address: string,
  letters: number,
  { modules }: WalkOptions,
): Promise<string[]> {
  await page.goBack({ waitUntil: 'commit' });
  const timeout = ARRIVAL_DEADLINE_MS;
  const isBack = await page
    .waitForFunction(
      ([to, ids]) =>
        location.href === location.origin + to &&
        ids.every(id => document.querySelector(`[data-module="${id}"]`)),
      [address, modules] as const,
      { timeout },
    )
    .catch(() => undefined);
  if (!isBack) return ['does not show again when one comes back to it'];
  await settle(page);
  const now = await page.evaluate(countLetters, modules);
  return now < letters * BACK_SHARE
    ? [`shows ${now} of its ${letters} letters when one comes back to it`]
    : [];
}

/** What code of the release has done to the shell's part of the page. */
const readActs = (page: Page): Promise<string[]> =>
  page.evaluate(name => [...(Reflect.get(window, name) as Set<string>)], ACTS);
