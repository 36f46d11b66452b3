import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Holds back all timers of this many ms until `elapse` runs those that are left; all other timers run. */
export function holdTimers(ms: number) {
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const held = new Map<unknown, () => void>();
  const hold = (run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
    if (delay !== ms) return start(run, delay, ...values);
    const timer = start(() => undefined, 0);
    held.set(timer, () => run(...values));
    return timer;
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation(timer => {
    held.delete(timer);
    clear(timer);
  });
  return {
    /** Whether a timer is held. */
    isWaiting: () => held.size > 0,
    elapse: () =>
      act(() => {
        // A timer that one of them starts is left for the next time.
        const due = [...held];
        for (const [timer, run] of due) if (held.delete(timer)) run();
      }),
  };
}
