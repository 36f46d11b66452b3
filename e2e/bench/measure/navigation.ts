import { setTimeout as pause } from 'node:timers/promises';
import { type Measure, SLOW_PHONE, withPage } from '../open-page.ts';
import { pages } from '../pages.ts';

const TARGET = pages.find(({ name }) => name === 'detail')?.path ?? '';
/** How long a finger rests on the screen. */
const TOUCH_MS = 80;
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

/** From the tap on a link of the list, on a slow phone, to the painted detail page. */
export const measureNavigation: Measure = visit =>
  withPage(visit, SLOW_PHONE, async ({ page, cdp, waitUntilLive }) => {
    await page.addInitScript(timeNavigation, TARGET);
    await page.goto(visit.page.path);
    await waitUntilLive();
    const link = page.locator(`main a[href="${TARGET}"]`).first();
    await link.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await waitUntilLive();
    const box = await link.boundingBox();
    if (!box) throw new Error(`${visit.site.name}: the list has no visible link to ${TARGET}`);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    // Neither waits for the page, which may be busy.
    const start = cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await pause(TOUCH_MS);
    const end = cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await Promise.all([start, end]);
    const time = await page.waitForFunction(readTime, undefined, { timeout: NAVIGATION_DEADLINE_MS });
    return { 'tap to detail, ms': (await time.jsonValue()) || NaN };
  });
