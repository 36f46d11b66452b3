import { findWhole, type TraceEvent } from '../../support/restyles.ts';
import { type Figures, type Measure, PHONE_FACTOR, withPage } from '../open-page.ts';

/** What holds tasks with their CPU times, the first paint and styles. */
const CATEGORIES = ['toplevel', 'loading', 'rail', 'devtools.timeline', 'blink.user_timing'];
const TASK = 'ThreadControllerImpl::RunTask';
const LONG_TASK_MS = 50;

/**
 * CPU time of a page's main thread until it is idle; what exceeds 50 ms of each task after the first paint, by CPU time
 * times the factor of a phone; and how often the browser styles all of the page after its first paint. Other processes
 * disturb CPU time less than wall time.
 * @throws if nothing was painted, or no task has a CPU time
 */
export function figuresOf(events: readonly TraceEvent[], path: string, elements: number): Figures {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('the trace has no first contentful paint');
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) => name === TASK && pid === paint.pid && tid === paint.tid && tdur,
  );
  if (tasks.length === 0) throw new Error('the trace has no task of the main thread');
  const sum = (of: typeof tasks, value: (ms: number) => number) =>
    of.reduce((total, { tdur = 0 }) => total + value(tdur / 1_000), 0);
  return {
    'main thread, CPU ms': sum(tasks, ms => ms),
    'blocking (CPU x 4), ms': sum(
      tasks.filter(({ ts }) => ts > paint.ts),
      ms => Math.max(0, ms * PHONE_FACTOR - LONG_TASK_MS),
    ),
    'whole restyles': findWhole(events, path, elements).length,
  };
}

/**
 * The network is slow, so that files arrive after the first paint as they do at a visitor; the CPU is not, because throttling
 * would count as CPU time.
 */
export const measureMainThread: Measure = visit =>
  withPage(visit, { isPhone: true, hasSlowNetwork: true }, async ({ page, waitUntilLive }) => {
    await visit.browser.startTracing(page, { categories: CATEGORIES });
    // A trace that stays open would make the next one fail.
    const isLive = page.goto(visit.page.path).then(waitUntilLive);
    await isLive.catch(() => undefined);
    const elements = await page.locator('*').count();
    // Tells in the trace which process is this page's.
    await page.evaluate(name => performance.mark(name), visit.page.path);
    const trace = String(await visit.browser.stopTracing());
    await isLive;
    return figuresOf(JSON.parse(trace).traceEvents, visit.page.path, elements);
  });
