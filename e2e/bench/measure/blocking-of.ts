/** An event of a browser trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** CPU time of the thread. */
  tdur?: number;
}

const TASK = 'ThreadControllerImpl::RunTask';
const LONG_TASK_MS = 50;

/**
 * What exceeds 50 ms of each task after the first contentful paint, in ms, by CPU time times the factor of a phone. Other
 * processes disturb CPU time less than wall time.
 * @throws if nothing was painted, or no task has a CPU time
 */
export function blockingOf(events: readonly TraceEvent[], factor: number): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('the trace has no first contentful paint');
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) =>
      name === TASK && pid === paint.pid && tid === paint.tid && tdur !== undefined,
  );
  if (tasks.length === 0) throw new Error('the trace has no task of the main thread');
  return tasks
    .filter(({ ts }) => ts > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * factor - LONG_TASK_MS), 0);
}
