import { countRounds } from '../figures/rounds.ts';
import { withPage } from '../open-page.ts';
import { type Figures, isOpened, type Measurement } from './measurement.ts';

interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page before anything else. */
function observeVitals(): void {
  const vitals: Vitals = { fcp: NaN, lcp: NaN, cls: 0 };
  Object.assign(globalThis, { benchVitals: vitals });
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', entry => (vitals.lcp = entry.startTime));
  observe('layout-shift', entry => {
    if (!(entry as Shift).hadRecentInput) vitals.cls += (entry as Shift).value;
  });
}

const readVitals = () => (globalThis as unknown as { benchVitals: Vitals }).benchVitals;

/**
 * Addresses of resources that the first paint waits for, as the browser reports them. It reports scripts in the body as
 * well, but paints what stands before them.
 */
const readRenderBlocking = (): string[] =>
  performance
    .getEntriesByType('resource')
    .filter(entry => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
    .map(entry => entry.name)
    .filter(name => ![...document.body.querySelectorAll('script')].some(({ src }) => src === name));

/** One visit on a slow phone, until the page is live and idle. */
export const load: Measurement = {
  name: 'load',
  applies: isOpened,
  measure: scene =>
    withPage(
      scene,
      { isPhone: true, hasSlowNetwork: true, hasSlowCpu: true },
      async ({ page, requests, waitUntilLive }): Promise<Figures> => {
        await page.addInitScript(observeVitals);
        await page.goto(scene.page.path);
        await waitUntilLive();
        const { fcp, lcp, cls } = await page.evaluate(readVitals);
        const blocking = new Set(await page.evaluate(readRenderBlocking));
        const all = requests.requests();
        for (const request of all) request.isRenderBlocking = blocking.has(request.url);
        const rounds = countRounds(all);
        return {
          requests: all.length,
          'rounds to main content': rounds.painted,
          'rounds to idle': rounds.idle,
          'FCP, ms': fcp,
          // A scroll ends the search for the largest element.
          ...(scene.page.isScrolled ? {} : { 'LCP, ms': lcp }),
          CLS: cls,
        };
      },
    ),
};
