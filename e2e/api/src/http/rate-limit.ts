import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { retryAfter } from './problem.ts';

/** Counts one request for this key. @throws HTTPException 429 with Retry-After when the key has reached its limit */
export type RateLimit = (key: string) => Promise<void>;

interface RateLimitOptions {
  /** Distinguishes this limit's keys from those of other limits. */
  name: string;
  /** Requests per window and key; 0 disables the limit. */
  max: number;
  windowSeconds: number;
}

/**
 * A fixed window per key, which opens with the key's first request. Instances on one PostgreSQL database count together,
 * and fall back to memory when the table is unavailable; SQLite serves one instance, so memory is enough.
 */
export function createRateLimit(
  { db, kind }: Database,
  { name, max, windowSeconds }: RateLimitOptions,
): RateLimit {
  if (max === 0) return () => Promise.resolve();
  const options = { keyPrefix: name, points: max, duration: windowSeconds };
  const memory = new RateLimiterMemory(options);
  const limiter =
    kind === 'sqlite'
      ? memory
      : new RateLimiterPostgres({
          ...options,
          storeType: 'client',
          storeClient: {
            query: ({ text, values }: { text: string; values: unknown[] }) =>
              db.executeQuery(CompiledQuery.raw(text, values)),
          },
          tableName: 'rate_limits',
          tableCreated: true,
          // A key that has reached its limit costs no more queries until its window ends.
          inMemoryBlockOnConsumed: max,
          insuranceLimiter: memory,
        });
  return async key => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // After the clock was set back, this would be longer than the window.
      const seconds = Math.min(windowSeconds, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw retryAfter(seconds, 429, `Please try again in ${seconds} s`);
    }
  };
}
