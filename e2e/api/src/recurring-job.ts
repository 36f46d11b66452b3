import type { Logger } from 'pino';

interface RecurringJobOptions {
  name: string;
  intervalMs: number;
  /** @param stopping aborted when it should end with what is under way */
  run: (stopping: AbortSignal) => Promise<unknown>;
  log: Logger;
}

export interface RecurringJob {
  /** Runs now, or once more after the current run. */
  wake: () => void;
  /** Resolves when the current run has ended; there is no further run. */
  stop: () => Promise<void>;
}

/** Runs at once and then at each interval, one run at a time. A failed run is logged and repeated at the next interval. */
export function startRecurringJob({ name, intervalMs, run, log }: RecurringJobOptions): RecurringJob {
  let currentRun: Promise<void> | undefined;
  let isRunAgainRequested = false;
  const stopping = new AbortController();

  const wake = () => {
    if (stopping.signal.aborted) return;
    if (currentRun) {
      isRunAgainRequested = true;
      return;
    }
    isRunAgainRequested = false;
    currentRun = run(stopping.signal)
      .then(
        result => log.debug({ name, result }, 'job done'),
        (error: unknown) => log.error({ name, error: String(error) }, 'job failed'),
      )
      .finally(() => {
        currentRun = undefined;
        if (isRunAgainRequested) wake();
      });
  };

  wake();
  const timer = setInterval(wake, intervalMs).unref();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await currentRun;
    },
  };
}
