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

/** Created once: a new error for each refusal would be much of its cost. */
const busy = new RetryLater(503, 2);

/** Runs at most `concurrency` pieces of work at a time. Work beyond what may wait is refused at once. */
export function createBoundedQueue({ concurrency, waiting, perClient }: Limits) {
  const queue = pLimit(concurrency);
  const counts = new Map<string, number>();

  /** For work that has to be prepared first. @throws RetryLater when there is no room */
  function assertCapacity(): void {
    if (queue.activeCount + queue.pendingCount >= concurrency + waiting) throw busy;
  }

  /** @throws RetryLater when there is no room for work of this client */
  function assertCapacityFor(client: string): void {
    assertCapacity();
    if ((counts.get(client) ?? 0) >= perClient) throw busy;
  }

  /** @throws RetryLater when there is no room for work of this client */
  async function run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    assertCapacityFor(client);
    counts.set(client, (counts.get(client) ?? 0) + 1);
    try {
      return await queue(work);
    } finally {
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    }
  }
  return { assertCapacity, assertCapacityFor, run };
}
