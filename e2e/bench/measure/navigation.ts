import { setTimeout as pause } from 'node:timers/promises';
import { type Conditions, type OpenPage, SLOW_PHONE, type Visit, withPage } from '../open-page.ts';
import { pages } from '../pages.ts';
import type { Measurement } from './measurement.ts';

const TARGET = pages.find(({ name }) => name === 'detail')?.path ?? '';
/** From the pointer's arrival on the link to the click, and how long a finger rests on the screen. */
const [HOVER_MS, TOUCH_MS] = [100, 80];
const NAVIGATION_DEADLINE_MS = 15_000;

/**
 * Runs in each document: notes when a click arrives, and when the target's heading has been painted after it. Times are since
 * 1970 and kept in the session's storage, because another site may change the document.
 */
function timeNavigation(target: string): void {
  const now = () => performance.timeOrigin + performance.now();
  const watch = () => {
    const isThere = location.pathname === target && document.querySelector('main h1') !== null;
    if (!isThere) return requestAnimationFrame(watch);
    return requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('bench-end', String(now()))));
  };
  addEventListener(
    'click',
    event => {
      sessionStorage.setItem('bench-start', String(performance.timeOrigin + event.timeStamp));
      watch();
    },
    true,
  );
  if (sessionStorage.getItem('bench-start') && !sessionStorage.getItem('bench-end')) watch();
}

const readTime = (): number | false => {
  const end = sessionStorage.getItem('bench-end');
  return end !== null && Number(end) - Number(sessionStorage.getItem('bench-start'));
};

interface Point {
  x: number;
  y: number;
}
type Click = (open: OpenPage, point: Point) => Promise<unknown>;

const clickWithMouse: Click = async ({ page }, { x, y }) => {
  await page.mouse.move(x, y);
  await pause(HOVER_MS);
  await page.mouse.click(x, y);
};

/** It does not wait for the page, which may be busy. */
const tap: Click = async ({ cdp }, point) => {
  const start = cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(TOUCH_MS);
  await Promise.all([start, cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
};

/** Milliseconds from the click on a link of the list to the painted detail page. */
const timeOf = (visit: Visit, conditions: Conditions, click: Click): Promise<number> =>
  withPage(visit, conditions, async open => {
    const { page, waitUntilLive } = open;
    await page.addInitScript(timeNavigation, TARGET);
    await page.goto(visit.page.path);
    await waitUntilLive();
    const link = page.locator(`main a[href="${TARGET}"]`).first();
    await link.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await waitUntilLive();
    const box = await link.boundingBox();
    if (!box) throw new Error(`${visit.site.name}: the list has no visible link to ${TARGET}`);
    await click(open, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const time = await page.waitForFunction(readTime, undefined, { timeout: NAVIGATION_DEADLINE_MS });
    return (await time.jsonValue()) || NaN;
  });

export const navigation: Measurement = {
  name: 'navigation',
  applies: ({ page }) => page.name === 'list',
  measure: async visit => ({
    'to detail with hover, ms': await timeOf(visit, {}, clickWithMouse),
    'to detail by touch on a slow phone, ms': await timeOf(visit, SLOW_PHONE, tap),
  }),
};
