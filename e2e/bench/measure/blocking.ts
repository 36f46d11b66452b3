import { blockingOf, type TraceEvent } from '../figures/blocking.ts';
import { withPage } from '../open-page.ts';
import { isOpened, type Measurement } from './measurement.ts';

/** What holds tasks with their CPU times, and the first paint. */
const CATEGORIES = ['toplevel', 'loading', 'rail', 'devtools.timeline'];

/**
 * Blocking of the main thread by CPU time. The network is slow, so that files arrive after the first paint as they do at a
 * visitor; the CPU is not, because throttling would count as CPU time.
 */
export const blocking: Measurement = {
  name: 'blocking',
  applies: isOpened,
  measure: scene =>
    withPage(scene, { isPhone: true, hasSlowNetwork: true }, async ({ page, waitUntilLive }) => {
      await scene.browser.startTracing(page, { categories: CATEGORIES });
      // A trace that stays open would make the next one fail.
      const isLive = page.goto(scene.page.path).then(waitUntilLive);
      await isLive.catch(() => undefined);
      const trace = String(await scene.browser.stopTracing());
      await isLive;
      const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
      const figures = blockingOf(traceEvents);
      return { 'blocking (CPU x 4), ms': figures.blocking, 'longest task (CPU x 4), ms': figures.longest };
    }),
};
