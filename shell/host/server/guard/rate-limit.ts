import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RetryLater } from './retry-later.ts';

const WINDOW_SECONDS = 60;

/** Counts one request of a client. @throws RetryLater when the client has reached its limit */
export type RateLimit = (client: string) => Promise<void>;

/** A window of a minute per client, which opens with its first request. @param max requests in it; 0 disables the limit */
export function createRateLimit(max: number): RateLimit {
  if (max === 0) return () => Promise.resolve();
  const limiter = new RateLimiterMemory({ points: max, duration: WINDOW_SECONDS });
  return async client => {
    try {
      await limiter.consume(client);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // After the clock was set back, this would be longer than the window.
      const seconds = Math.min(WINDOW_SECONDS, Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
      throw new RetryLater(429, seconds);
    }
  };
}
