import type { Page } from 'playwright-core';
import { arrive, settle } from './arrive.ts';
import { askWatches } from './ask-watches.ts';
import { compareFacts, compareRealm } from './compare-facts.ts';
import type { Costs } from './costs.ts';
import { readState, SCROLLED_MAX_PX } from './in-page.ts';
import { readTitle } from './read-title.ts';
import { readTraces, type Traces } from './read-traces.ts';

interface LeaveOptions {
  site: string;
  costs: Pick<Costs, 'waitForCalls'>;
  owned: readonly string[];
  /** What the same walk leaves without the code of the remote. */
  without: Promise<Traces | undefined>;
}

/** Leaves a page by a link of the header. @returns what it does to the next one, each as the end of a sentence */
export async function leave(
  page: Page,
  path: string,
  { site, owned, costs, without }: LeaveOptions,
): Promise<string[]> {
  const { isThere, hasFocus } = await arrive(page, path);
  if (!isThere) return [`keeps a click on ${path} in the header from leading there`];
  const { noteLeaving, countTimers, findLeftovers, hasten, readActs } = askWatches(page);
  await noteLeaving();
  const asRendered = fetch(site + path).then(async response => readTitle(await response.text()));
  const [expected] = await Promise.all([asRendered, settle(page)]);
  // What was under way when the page was left may set a timer once it is answered.
  await costs.waitForCalls();
  const { title, address, scrolled } = await page.evaluate(readState);
  const timers = await countTimers();
  const left = await without;
  const compare = async (): Promise<string[]> => {
    const traces = await readTraces(page);
    return [
      ...(await findLeftovers()),
      ...(left ? compareFacts(left.document.left, traces.document.left, ' when it is left') : []),
      ...(left ? compareRealm(left.realm, traces.realm, owned) : []),
    ];
  };
  const found = await compare();
  // What it has set for later, and not ended.
  if (found.length === 0 && (await hasten('all')) > 0) {
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
    ...(await readActs()),
  ].filter(disturbance => disturbance !== false);
}
