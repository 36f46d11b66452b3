/** An event of a browser trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** CPU time of the thread. */
  tdur?: number;
}

interface Blocking {
  /** Sum of what exceeds 50 ms of each task after the first contentful paint, in ms. */
  blocking: number;
  /** Longest of these tasks, in ms. */
  longest: number;
}

const TASK = 'ThreadControllerImpl::RunTask';
const LONG_TASK_MS = 50;
/** A phone takes about four times as long. */
export const PHONE_FACTOR = 4;

/**
 * Blocking by CPU time, which other processes disturb less than wall time, times the factor of a phone.
 * @throws if nothing was painted, or no task has a CPU time
 */
export function blockingOf(events: readonly TraceEvent[], factor = PHONE_FACTOR): Blocking {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('the trace has no first contentful paint');
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) =>
      name === TASK && pid === paint.pid && tid === paint.tid && tdur !== undefined,
  );
  if (tasks.length === 0) throw new Error('the trace has no task of the main thread');
  const durations = tasks.filter(({ ts }) => ts > paint.ts).map(({ tdur = 0 }) => (tdur / 1_000) * factor);
  return {
    blocking: durations.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
    longest: Math.max(0, ...durations),
  };
}
