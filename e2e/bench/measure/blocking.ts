import { PHONE_FACTOR, withPage } from '../open-page.ts';
import { blockingOf, type TraceEvent } from './blocking-of.ts';
import type { Measurement } from './measurement.ts';

/** What holds tasks with their CPU times, and the first paint. */
const CATEGORIES = ['toplevel', 'loading', 'rail', 'devtools.timeline'];

/**
 * The network is slow, so that files arrive after the first paint as they do at a visitor; the CPU is not, because throttling
 * would count as CPU time.
 */
export const blocking: Measurement = {
  name: 'blocking',
  applies: () => true,
  measure: visit =>
    withPage(visit, { isPhone: true, hasSlowNetwork: true }, async ({ page, waitUntilLive }) => {
      await visit.browser.startTracing(page, { categories: CATEGORIES });
      // A trace that stays open would make the next one fail.
      const isLive = page.goto(visit.page.path).then(waitUntilLive);
      await isLive.catch(() => undefined);
      const trace = String(await visit.browser.stopTracing());
      await isLive;
      const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
      return { 'blocking (CPU x 4), ms': blockingOf(traceEvents, PHONE_FACTOR) };
    }),
};
