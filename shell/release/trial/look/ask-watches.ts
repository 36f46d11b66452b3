import type { Page } from 'playwright-core';
import { ACTS, TIMERS } from './watch-acts.ts';
import { LEFTOVERS, type Leftovers } from './watch-leftovers.ts';

/** Tells the page, and asks it, what its watches know of the remote's code. */
export const askWatches = (page: Page) => {
  const call = (key: 'rest' | 'leave'): Promise<void> =>
    page.evaluate(([name, method]) => (Reflect.get(window, name) as Leftovers)[method](), [
      LEFTOVERS,
      key,
    ] as const);
  return {
    noteRest: () => call('rest'),
    noteLeaving: () => call('leave'),
    /** What code of the release has done to the shell's part of the page. */
    readActs: (): Promise<string[]> =>
      page.evaluate(name => [...(Reflect.get(window, name) as Set<string>)], ACTS),
    countTimers: (): Promise<number> =>
      page.evaluate(name => (Reflect.get(window, name) as Set<unknown>).size, TIMERS),
    findLeftovers: (): Promise<string[]> =>
      page.evaluate(name => (Reflect.get(window, name) as Leftovers).find(), LEFTOVERS),
    hasten: (what: 'late' | 'all'): Promise<number> =>
      page.evaluate(([name, which]) => (Reflect.get(window, name) as Leftovers).hasten(which), [
        LEFTOVERS,
        what,
      ] as const),
  };
};
