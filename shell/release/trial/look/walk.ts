import type { Page } from 'playwright-core';
import { shellPages } from 'shared-contracts/host';
import { arrive, settle } from './arrive.ts';
import { comeBack } from './come-back.ts';
import { type Costs, pressKey, TASK_MAX_MS } from './costs.ts';
import { countCalls } from './count-calls.ts';
import { beginRest, countLetters, findLink, findText, hideAndShow } from './in-page.ts';
import { leave } from './leave.ts';
import { readTraces, type Traces } from './read-traces.ts';
import { HIDDEN_MS, type RestOptions, rest } from './rest.ts';
import { LEFTOVERS } from './watch-leftovers.ts';

/** The shell's own pages: a remote's pages may have faults of their own. */
const PLACES = shellPages.map(({ path }) => path).filter(path => path.length > 1);
const LINKS = PLACES.map(path => `header a[href="${path}"]`).join(', ');

/** Where the links of the header lead that a walk may take, by the page's HTML. */
export function readLinks(html: string): string[] {
  const [header = ''] = /<header[^]*?<\/header>/.exec(html) ?? [];
  const paths = Array.from(header.matchAll(/ href="([^"]+)"/g), ([, path = '']) => path);
  return paths.filter(path => PLACES.includes(path));
}

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
  /** Calls while its tab is hidden and shown, by path. */
  shown: ReadonlyMap<string, number>;
}

export interface WalkOptions extends Omit<RestOptions, 'links' | 'without'> {
  site: string;
  /** The same walk without the code of the remote. @param path where it leads to @returns undefined where that failed */
  walkWithout(path: string): Promise<WalkTraces | undefined>;
}

/** Rests on a page that is live, types and clicks in it, leaves it by a link of the header, and comes back. */
export async function walk(page: Page, options: WalkOptions): Promise<WalkFindings> {
  const { walkWithout, costs, modules } = options;
  const link = await page.evaluate(findLink, LINKS);
  const without = link === undefined ? Promise.resolve(undefined) : walkWithout(link);
  const { address, ...found } = await rest(page, { ...options, links: LINKS, without });
  if (found.disturbances.length > 0) return found;
  if (!link) return { ...found, disturbances: ['has no link in the header to leave it by'] };
  const keyMs = await pressKey(page, costs, modules);
  if (keyMs > TASK_MAX_MS) found.warnings.push(`takes ${Math.round(keyMs)} ms of CPU when a key is pressed`);
  await clickIn(page, modules);
  const letters = await page.evaluate(countLetters, modules);
  const disturbances = await leave(page, link, { ...options, without: without.then(each => each?.left) });
  if (disturbances.length > 0) return { ...found, disturbances };
  const back = await comeBack(page, { address, modules, letters });
  return { ...found, disturbances: back.disturbances, warnings: found.warnings.concat(back.warnings) };
}

/** Walks from a page that is open. @param path where it leads to */
export async function readWalk(page: Page, path: string, costs: Costs): Promise<WalkTraces> {
  const cpuMs = await costs.cpuMs();
  await page.evaluate(beginRest, LINKS);
  const showing = countCalls(page);
  await page.evaluate(hideAndShow, { duration: HIDDEN_MS, leftovers: LEFTOVERS });
  const shown = showing.end();
  const open = await readTraces(page);
  await arrive(page, path);
  // As long as the page that is compared with it is watched (`leave`).
  await settle(page);
  return { cpuMs, open, shown, left: await readTraces(page) };
}

/** Clicks on a text of the page, which does nothing by itself. */
async function clickIn(page: Page, modules: readonly string[]): Promise<void> {
  const place = await page.evaluate(findText, modules);
  if (place) await page.mouse.click(place.x, place.y);
}
