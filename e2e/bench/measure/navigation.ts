import { setTimeout as pause } from 'node:timers/promises';
import { type Conditions, type OpenPage, withPage } from '../open-page.ts';
import { pages } from '../pages.ts';
import { isOpened, type Measurement, type Scene } from './measurement.ts';
import { touch } from './touch.ts';

const FROM = 'list';
const TARGET = pages.find(({ name }) => name === 'detail')?.path ?? '';
/** From the pointer's arrival on the link to the click. */
const HOVER_MS = 100;
const NAVIGATION_DEADLINE_MS = 15_000;

/**
 * Runs in each document: notes when a click arrives, and when the target's heading has been painted after it. Times are since
 * 1970 and kept in the session's storage, because without scripts of its own the site changes the document.
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

/** Milliseconds from the click on a link of the list to the painted detail page. */
function timeOf(scene: Scene, conditions: Conditions, click: typeof clickWithMouse): Promise<number> {
  return withPage(scene, conditions, async open => {
    const { page, waitUntilLive } = open;
    await page.addInitScript(timeNavigation, TARGET);
    await page.goto(scene.page.path);
    await waitUntilLive();
    const link = page.locator(`main a[href="${TARGET}"]`).first();
    await link.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await open.requests.waitUntilIdle();
    const box = await link.boundingBox();
    if (!box) throw new Error(`${scene.build.name}: the list has no visible link to ${TARGET}`);
    await click(open, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const time = await page.waitForFunction(readTime, undefined, { timeout: NAVIGATION_DEADLINE_MS });
    return (await time.jsonValue()) || NaN;
  });
}

async function clickWithMouse({ page }: OpenPage, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await pause(HOVER_MS);
  await page.mouse.click(x, y);
}

const tap: typeof clickWithMouse = ({ cdp }, point) => touch(cdp, point);

export const navigation: Measurement = {
  name: 'navigation',
  applies: ({ build, page }) => isOpened({ build }) && page.name === FROM,
  measure: async scene => ({
    'list to detail with hover, ms': await timeOf(scene, { isPhone: false }, clickWithMouse),
    'list to detail with touch, ms': await timeOf(scene, { isPhone: true }, tap),
    'list to detail on a slow phone, ms': await timeOf(
      scene,
      { isPhone: true, hasSlowCpu: true, hasSlowNetwork: true },
      tap,
    ),
  }),
};
