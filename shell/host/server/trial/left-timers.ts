import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenOptions } from './left-open.ts';

/** How often code may set a timeout after another, such as one that tries again. */
const ROUNDS_MAX = 5;

interface TimerOptions extends OpenOptions {
  /** Called when a timeout has set another one, or code sets them again and again. */
  onRepeated(step: number): void;
}

interface WatchedTimers {
  /** The steps in which intervals were started that still run, each once. */
  findIntervals(): number[];
  /** Has what was set for later happen now, and what that sets in turn. */
  runLater(): Promise<void>;
}

/** Watches from now on the timers that code of remotes sets on the server, where nothing ends with a page. */
export function watchTimers({ filenames, stepOf, onRepeated }: TimerOptions): WatchedTimers {
  const intervals = new Map<NodeJS.Timeout, number>();
  const later = new Map<NodeJS.Timeout, { step: number; run: () => void }>();
  const isInTimeout = new AsyncLocalStorage<true>();
  /** @param callee whose caller is asked for */
  const remoteStep = (callee: unknown): number | undefined => {
    const caught: { stack?: string } = {};
    Error.captureStackTrace(caught, callee as () => void);
    const [, caller = ''] = caught.stack?.split('\n') ?? [];
    return filenames.some(filename => caller.includes(filename)) ? stepOf() : undefined;
  };
  // Proxies, since `promisify` reads what the functions have.
  globalThis.setInterval = new Proxy(setInterval, {
    apply: function watched(start, self, given) {
      const timer: NodeJS.Timeout = Reflect.apply(start, self, given);
      const step = remoteStep(watched);
      if (step !== undefined) intervals.set(timer, step);
      return timer;
    },
  });
  const { setTimeout: startTimeout, setImmediate: startImmediate } = globalThis;
  type Once = typeof setTimeout & typeof setImmediate;
  const once: ProxyHandler<Once> = {
    apply: function watched(start, self, [callback, ...given]) {
      const step = remoteStep(watched);
      if (step === undefined) return Reflect.apply(start, self, [callback, ...given]);
      if (isInTimeout.getStore()) onRepeated(step);
      const run = (...passed: unknown[]) => {
        later.delete(timer);
        return isInTimeout.run(true, () => Reflect.apply(callback, self, passed));
      };
      const timer = Reflect.apply(start, self, [run, ...given]);
      if (start === startTimeout)
        later.set(timer, {
          step,
          run: AsyncLocalStorage.bind(() => startImmediate(run, ...given.slice(1))),
        });
      return timer;
    },
  };
  globalThis.setTimeout = new Proxy(startTimeout as Once, once);
  globalThis.setImmediate = new Proxy(startImmediate as Once, once);
  // Node has no other word for a timer that was ended, whichever way.
  const isRunning = ([timer]: [NodeJS.Timeout, unknown]): boolean =>
    Reflect.get(timer, '_destroyed') !== true;
  return {
    findIntervals() {
      const left = [...intervals].filter(isRunning);
      intervals.clear();
      return [...new Set(left.map(([, step]) => step))];
    },
    async runLater() {
      for (let round = 0; round < ROUNDS_MAX && later.size > 0; round += 1) {
        const due = [...later].filter(isRunning);
        later.clear();
        for (const [timer, { run }] of due) {
          clearTimeout(timer);
          run();
        }
        await nextTurn();
      }
      for (const [, { step }] of [...later].filter(isRunning)) onRepeated(step);
      later.clear();
    },
  };
}
