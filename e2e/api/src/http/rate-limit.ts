import { Refusal } from './refusal.ts';

export interface RateLimit {
  /** Counts one for the key. @throws Refusal 429 with Retry-After when the window is full */
  take(key: string): void;
}

/** At most `max` in any window of `ms` for each key; 0 switches it off. Held in memory, by each instance for itself. */
export function rateLimit(max: number, ms: number, now: () => number): RateLimit {
  const taken = new Map<string, number[]>();
  let swept = now();

  const sweep = (at: number) => {
    if (at - swept < ms) return;
    swept = at;
    for (const [key, times] of taken) if ((times.at(-1) ?? 0) <= at - ms) taken.delete(key);
  };

  return {
    take(key) {
      if (max === 0) return;
      const at = now();
      sweep(at);
      const recent = (taken.get(key) ?? []).filter(time => time > at - ms);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= max) {
        const seconds = Math.max(1, Math.ceil((oldest + ms - at) / 1000));
        throw new Refusal(429, `Please try again in ${seconds} s`, {
          headers: { 'retry-after': String(seconds) },
        });
      }
      taken.set(key, [...recent, at]);
    },
  };
}
