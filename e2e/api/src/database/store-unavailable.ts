import { setTimeout as delay } from 'node:timers/promises';

/** The database cannot be used at the moment. Nothing is confirmed, so the same request may be repeated. */
export class StoreUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'StoreUnavailableError';
  }
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** Pauses between attempts, which double from 100 ms to 2 s until one succeeds. */
export class Backoff {
  #pauseMs = 0;
  #retryAt = 0;

  /** How long no attempt should be made, in ms. */
  get remainingMs(): number {
    return Math.max(0, this.#retryAt - performance.now());
  }

  /** Attempts that began together count as one. */
  failed(): void {
    if (this.remainingMs > 0) return;
    this.#pauseMs = Math.min(Math.max(this.#pauseMs * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    this.#retryAt = performance.now() + this.#pauseMs;
  }

  succeeded(): void {
    this.#pauseMs = 0;
    this.#retryAt = 0;
  }
}

/** Repeats the work for up to `ms` while the database is unavailable. */
export async function retryWhileUnavailable<T>(work: () => Promise<T>, ms: number): Promise<T> {
  const deadline = performance.now() + ms;
  const backoff = new Backoff();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || performance.now() > deadline) throw error;
      backoff.failed();
      await delay(backoff.remainingMs);
    }
  }
}
