import pLimit from 'p-limit';
import { RetryLater } from './retry-later.ts';

interface Limits {
  /** Pieces of work at a time. */
  concurrency: number;
  /** Pieces of work that may wait. */
  waiting: number;
  /** Pieces of work, running or waiting, for one client. */
  perClient: number;
}

const RETRY_SECONDS = 2;

/** Runs work, so many pieces at a time. Work beyond what may wait is refused at once with {@link RetryLater}. */
export function createBoundedQueue({ concurrency, waiting, perClient }: Limits) {
  const queue = pLimit(concurrency);
  const counts = new Map<string, number>();
  return async <Result>(client: string, work: () => Promise<Result>): Promise<Result> => {
    const own = counts.get(client) ?? 0;
    const isFull = queue.activeCount + queue.pendingCount >= concurrency + waiting;
    if (isFull || own >= perClient) throw new RetryLater(503, RETRY_SECONDS);
    counts.set(client, own + 1);
    try {
      return await queue(work);
    } finally {
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    }
  };
}
