import type { RunLoad } from '../navigation/load-page.ts';

/** Rejects when this time is over, in ms. */
export function rejectAfter(ms: number): Promise<never> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new DOMException(`It took more than ${ms} ms`, 'TimeoutError')), ms);
  });
  late.catch(() => undefined);
  return late;
}

/** One deadline for all loads of a page. A load that misses it is rejected, but continues. */
export function startDeadline(ms: number): RunLoad {
  const late = rejectAfter(ms);
  return (_id, load) => Promise.race([load(), late]);
}
