import pLimit from 'p-limit';
import { retryAfter } from './problem.ts';

/** Fewer than the pool's connections, so that readiness and the jobs always find one. */
const DATABASE = { concurrency: 8, waiting: 50 };
const MAX_WAIT_MS = 2_000;

/**
 * Runs what requests do with the database, or with another service, in turn. @throws HTTPException 503 with Retry-After, before any work, when
 * too many wait or this one has waited too long
 */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

export function createWorkQueue({ concurrency, waiting } = DATABASE): WorkQueue {
  const limit = pLimit(concurrency);
  const refuse = () => retryAfter(1, 503, 'Too many requests at once; please try again');
  return work => {
    if (limit.activeCount + limit.pendingCount >= concurrency + waiting) throw refuse();
    const start = performance.now();
    return limit(() => {
      if (performance.now() - start > MAX_WAIT_MS) throw refuse();
      return work();
    });
  };
}
