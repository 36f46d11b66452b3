import type { Page } from 'playwright-core';
import { askWatches } from './ask-watches.ts';
import { compareFacts, compareRealm } from './compare-facts.ts';
import { type Costs, cpuOfTask, TASK_MAX_MS } from './costs.ts';
import { countCalls, findPolling } from './count-calls.ts';
import { findChangedSheets } from './find-changed-sheets.ts';
import { findNamesakes } from './find-namesakes.ts';
import {
  beginRest,
  findKept,
  hideAndShow,
  measureLayers,
  measureTasks,
  readState,
  SCROLLED_MAX_PX,
} from './in-page.ts';
import { readTraces, type Traces } from './read-traces.ts';
import { LEFTOVERS } from './watch-leftovers.ts';

export const REST_MS = 2_000;
/** How long the tab is hidden, and then shown again. */
export const HIDDEN_MS = 150;
/** How much CPU time a page may take in a rest, and tasks of more than 50 ms by the clock, in ms. */
const BUSY_MAX_MS = 400;
/** A machine that stands still makes a task long by the clock, which takes less CPU than this. */
const CPU_SHARE = 0.2;
/** How many elements it may add meanwhile. */
const ADDED_MAX = 1_000;
/** The part of the screen that a layer may cover. */
const LAYER_MAX = 0.25;
/** How much more memory it may keep, in MB. */
const GROWTH_MAX_MB = 5;

export interface RestOptions {
  costs: Costs;
  /** As the server has rendered it. */
  title: string;
  /** Addresses of the modules that are on the page, and names of the globals that remotes have by right. */
  modules: readonly string[];
  owned: readonly string[];
  /** Where files of the release are that is walked on. */
  folder: string;
  /** Of the header. */
  links: string;
  /** What opening the same page without the code of the remote takes and leaves. */
  without: Promise<{ cpuMs: number; open: Traces; shown: ReadonlyMap<string, number> } | undefined>;
}

/** Rests on a page that is live, hides its tab for a while, and says what it has done by itself. */
export async function rest(page: Page, options: RestOptions) {
  const { title, owned, costs, modules, links, folder } = options;
  const [cpuMs, cpuShare] = [await costs.cpuMs(), await costs.cpuShare()];
  const { noteRest, readActs } = askWatches(page);
  const hadFocus = await page.evaluate(() => document.activeElement !== document.body);
  const before = await page.evaluate(beginRest, links);
  await noteRest();
  const memoryMb = await costs.memoryMb();
  const { elements } = await page.evaluate(readState);
  const polling = countCalls(page);
  const { busyMs, openedMs, longestMs } = await measureRest(page, costs);
  const polled = polling.end();
  const after = await page.evaluate(readState);
  const loadedBytes = costs.loadedBytes();
  const covered = await page.evaluate(measureLayers);
  const grownMb = (await costs.memoryMb()) - memoryMb;
  const showing = countCalls(page);
  const titles = await page.evaluate(hideAndShow, { duration: HIDDEN_MS, leftovers: LEFTOVERS });
  const shown = showing.end();
  const otherTitle = titles.find(each => each !== after.title);
  const without = await options.without;
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
    ...(await page.evaluate(findChangedSheets, folder)),
    ...(await page.evaluate(findKept)),
    ...(await readActs()),
  ].filter(disturbance => disturbance !== false);
  const taskMs = cpuOfTask(openedMs, { cpuShare, cpuMs, withoutMs: without?.cpuMs ?? 0 });
  const warnings = [
    ...(taskMs > TASK_MAX_MS ? [`takes ${Math.round(taskMs)} ms of CPU in one task when it is opened`] : []),
    ...(longestMs > TASK_MAX_MS
      ? [`takes ${Math.round(longestMs)} ms of CPU in one task while nothing happens`]
      : []),
    ...findPolling(polled),
    ...[...shown.keys()]
      .filter(path => !polled.has(path) && !without?.shown.has(path))
      .map(path => `calls ${path} when its tab is shown again`),
    ...(await page.evaluate(findNamesakes, modules)),
  ];
  return { address: before.address, disturbances, warnings, loadedBytes };
}

interface Rest {
  /** How long the page is busy. */
  busyMs: number;
  /** The longest task, and by the clock that before the rest. */
  longestMs: number;
  openedMs: number;
}

/** Waits for a rest. @returns what was measured, in ms: in the calmer one of two rests where the first is not calm */
async function measureRest(page: Page, { cpuMs }: Costs): Promise<Rest> {
  const measure = async (): Promise<Rest> => {
    const begun = await cpuMs();
    const tasks = await page.evaluate(measureTasks, REST_MS);
    const cpu = (await cpuMs()) - begun;
    const busyMs = cpu > tasks.within * CPU_SHARE ? Math.max(cpu, tasks.within) : cpu;
    return { busyMs, longestMs: Math.min(busyMs, tasks.longest), openedMs: tasks.before };
  };
  const first = await measure();
  if (first.busyMs <= BUSY_MAX_MS) return first;
  const second = await measure();
  return second.busyMs < first.busyMs ? { ...second, openedMs: first.openedMs } : first;
}
