import type { Page } from 'playwright-core';
import { shellPages } from 'shared-contracts/host';
import { readTitle } from './read-title.ts';
import { ACTS, TIMERS } from './watch-acts.ts';

const REST_MS = 2_000;
/** How long tasks of more than 50 ms may take in a rest, in ms. */
const BUSY_MAX_MS = 400;
/** Of the screen. */
const LAYER_MAX = 0.25;
const ARRIVAL_DEADLINE_MS = 10_000;
/** For a whole walk on a busy machine. */
export const WALK_DEADLINE_MS = 40_000;
/** How long the next page is watched. */
const SETTLE_MS = 500;
const SCROLLED_MAX_PX = 100;
/** To the shell's own pages: those of remotes may have faults of their own. */
const LINKS = shellPages
  .filter(({ path }) => path.length > 1)
  .map(({ path }) => `header a[href="${path}"]`)
  .join(', ');

/**
 * Rests on a page that is live, and then leaves it by a link of the header.
 * @param title as the server has rendered it
 * @returns what it does to the site around it, which ends a sentence that begins with its path
 */
export async function walk(page: Page, site: string, title: string): Promise<string[]> {
  const before = await page.evaluate(beginRest, LINKS);
  let busyMs = await page.evaluate(measureTasks, REST_MS);
  const after = await page.evaluate(readState);
  // On a busy machine anything may be slow once.
  if (busyMs > BUSY_MAX_MS) busyMs = Math.min(busyMs, await page.evaluate(measureTasks, REST_MS));
  const covered = await page.evaluate(measureLayers);
  const disturbances = [
    !after.title.endsWith(title) && `has the title "${after.title}", where the server says "${title}"`,
    after.address !== before.address && `changes the address to ${after.address} by itself`,
    after.entries > before.entries &&
      `adds ${after.entries - before.entries} entries to the history by itself`,
    // Late layout moves the page a little.
    Math.abs(after.scrolled - before.scrolled) > SCROLLED_MAX_PX && 'scrolls by itself',
    !after.hasFocus && 'takes the focus by itself',
    busyMs > BUSY_MAX_MS && `keeps the browser busy for ${busyMs} of ${REST_MS} ms while nothing happens`,
    covered > LAYER_MAX && `lays something over ${Math.round(covered * 100)} % of the screen`,
    ...(await readActs(page)),
  ].filter(disturbance => disturbance !== false);
  return disturbances.length > 0 ? disturbances : await leave(page, site);
}

async function leave(page: Page, site: string): Promise<string[]> {
  const link = await page.evaluate(findLink, LINKS);
  if (!link) return ['has no link in the header to leave it by'];
  await page.mouse.click(link.x, link.y);
  const isThere = await page
    .waitForFunction(path => location.pathname === path, link.path, { timeout: ARRIVAL_DEADLINE_MS })
    .catch(() => undefined);
  if (!isThere) return [`keeps a click on ${link.path} in the header from leading there`];
  const hasFocus = await page
    .waitForFunction(() => document.activeElement?.matches('main h1'), undefined, {
      timeout: ARRIVAL_DEADLINE_MS,
    })
    .catch(() => undefined);
  // A fixed time: no event says that nothing more happens, and acts of the page that was left show only while it is watched.
  await page.waitForTimeout(SETTLE_MS);
  const { title, address } = await page.evaluate(readState);
  const expected = readTitle(await (await fetch(site + link.path)).text());
  const timers = await page.evaluate(name => (Reflect.get(window, name) as Set<unknown>).size, TIMERS);
  return [
    !hasFocus && `keeps the heading of ${link.path}, which is opened next, from the focus`,
    title !== expected && `gives ${link.path}, which is opened next, the title "${title}"`,
    address !== link.path && `changes the address of ${link.path}, which is opened next, to ${address}`,
    timers > 0 && `leaves ${timers} of its timers running when it is left`,
    ...(await readActs(page)),
  ].filter(disturbance => disturbance !== false);
}

/** What code of the release has done to the shell's part of the page. */
async function readActs(page: Page): Promise<string[]> {
  const acts = await page.evaluate(name => [...(Reflect.get(window, name) as Set<string>)], ACTS);
  return acts.map(act => `${act}, which is the shell's`);
}

/** Runs in the browser: focuses a link of the header and scrolls a bit, as a visitor may. @returns the state then */
function beginRest(links: string) {
  document.querySelector<HTMLElement>(links)?.focus({ preventScroll: true });
  document.activeElement?.setAttribute('data-walk-focus', '');
  window.scrollTo({ top: 300, behavior: 'instant' });
  const { pathname: address } = location;
  return { address, entries: history.length, scrolled: Math.round(window.scrollY) };
}

/** Runs in the browser. */
function readState() {
  return {
    title: document.title,
    address: location.pathname,
    entries: history.length,
    scrolled: Math.round(window.scrollY),
    hasFocus: document.activeElement?.hasAttribute('data-walk-focus') ?? false,
  };
}

/** Runs in the browser. @returns how long tasks of more than 50 ms took within this time, in ms */
async function measureTasks(duration: number): Promise<number> {
  let total = 0;
  const observer = new PerformanceObserver(list => {
    for (const task of list.getEntries()) total += task.duration;
  });
  observer.observe({ type: 'longtask' });
  await new Promise(resolve => setTimeout(resolve, duration));
  observer.disconnect();
  return Math.round(total);
}

/** Runs in the browser. @returns the share of points of the screen at which something lies over the page */
function measureLayers(): number {
  const STEPS = 12;
  const siteHeader = document.querySelector('header');
  const isInLayer = (element: Element | null): boolean => {
    for (let each = element; each && each !== siteHeader; each = each.parentElement)
      if (getComputedStyle(each).position === 'fixed') return true;
    return false;
  };
  let covered = 0;
  for (let x = 0; x < STEPS; x += 1)
    for (let y = 0; y < STEPS; y += 1) {
      const at = document.elementFromPoint(
        ((x + 0.5) / STEPS) * window.innerWidth,
        ((y + 0.5) / STEPS) * window.innerHeight,
      );
      if (isInLayer(at)) covered += 1;
    }
  return covered / STEPS ** 2;
}

/** Runs in the browser. @returns the middle of a link to another page */
function findLink(links: string): { path: string; x: number; y: number } | undefined {
  const found = [...document.querySelectorAll<HTMLAnchorElement>(links)].find(
    ({ pathname }) => pathname !== location.pathname,
  );
  const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
  return found && { path: found.pathname, x: x + width / 2, y: y + height / 2 };
}
