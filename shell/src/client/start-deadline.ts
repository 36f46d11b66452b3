import type { RunLoad } from '../page/load.ts';

/** One deadline for all loads of a page. A load that misses it is rejected, but continues. */
export function startDeadline(ms: number): RunLoad {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new DOMException(`It took more than ${ms} ms`, 'TimeoutError')), ms);
  });
  late.catch(() => undefined);
  return (_id, load) => Promise.race([load(), late]);
}
