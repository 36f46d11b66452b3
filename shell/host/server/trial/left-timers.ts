import { AsyncLocalStorage } from 'node:async_hooks';

interface TimerOptions {
  /** Files of remotes' code. */
  filenames: readonly string[];
  /** What is under way. */
  stepOf(): number | undefined;
  /** Called when a timeout has set another one. */
  onRepeated(step: number): void;
}

/**
 * Watches from now on the timers that code of remotes sets on the server, where nothing ends with a page.
 * @returns a function that says in which steps intervals were started that still run, each once
 */
export function watchTimers({ filenames, stepOf, onRepeated }: TimerOptions): () => number[] {
  const intervals = new Map<NodeJS.Timeout, number>();
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
  type Once = typeof setTimeout & typeof setImmediate;
  const once: ProxyHandler<Once> = {
    apply: function watched(start, self, [callback, ...given]) {
      const step = remoteStep(watched);
      if (step === undefined) return Reflect.apply(start, self, [callback, ...given]);
      if (isInTimeout.getStore()) onRepeated(step);
      const run = (...passed: unknown[]) =>
        isInTimeout.run(true, () => Reflect.apply(callback, self, passed));
      return Reflect.apply(start, self, [run, ...given]);
    },
  };
  globalThis.setTimeout = new Proxy(setTimeout as Once, once);
  globalThis.setImmediate = new Proxy(setImmediate as Once, once);
  return () => {
    // Node has no other word for a timer that was ended, whichever way.
    const left = [...intervals].filter(([timer]) => Reflect.get(timer, '_destroyed') !== true);
    intervals.clear();
    return [...new Set(left.map(([, step]) => step))];
  };
}
