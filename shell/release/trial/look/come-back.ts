import type { Page } from 'playwright-core';
import { ARRIVAL_DEADLINE_MS } from '../../time-limits.ts';
import { settle } from './arrive.ts';
import { askWatches } from './ask-watches.ts';
import { countCalls, findPolling } from './count-calls.ts';
import { countLetters } from './in-page.ts';
import { REST_MS } from './rest.ts';

/** What a page has set for up to this time after its rest is run at the end, in ms. */
export const LATER_MS = 60_000;
/** How much of its text a module shows again when one comes back. */
const BACK_SHARE = 0.5;

interface Expected {
  address: string;
  modules: readonly string[];
  /** That the modules showed before the page was left. */
  letters: number;
}

/** Goes back to a page that was left, and has what it sets for later happen, so this is the last that is done to it. */
export async function comeBack(
  page: Page,
  { address, modules, letters }: Expected,
): Promise<{ disturbances: string[]; warnings: string[] }> {
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
  if (!isBack) return { disturbances: ['does not show again when one comes back to it'], warnings: [] };
  await settle(page);
  const findLoss = async (when: string): Promise<string[]> => {
    const now = await page.evaluate(countLetters, modules);
    return now < letters * BACK_SHARE ? [`shows ${now} of its ${letters} letters ${when}`] : [];
  };
  const lost = await findLoss('when one comes back to it');
  if (lost.length > 0) return { disturbances: lost, warnings: [] };
  const warnings = await findSlowPolling(page);
  return { disturbances: await findLoss('once what it has set for later has run'), warnings };
}

/** Calls that a page makes more than once when what it has set for later runs twice. */
async function findSlowPolling(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const counting = countCalls(page);
  const { hasten } = askWatches(page);
  for (let round = 0; round < 2 && (await hasten('late')) > 0; round += 1) await settle(page);
  return findPolling(counting.end()).map(said => `${said}, if for more than ${REST_MS / 1_000} s`);
}
