import type { Logger } from 'pino';

interface Recurring {
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
  log: Logger;
}

export interface Background {
  /** Runs soon, also between two turns; several calls are one. */
  wake: () => void;
  /** Lets a running turn finish; no other follows. */
  stop: () => Promise<void>;
}

/** Work that is done at the start and again and again, never twice at a time; a failure is logged and tried next time. */
export function recurring({ name, everyMs, run, log }: Recurring): Background {
  let turn: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const start = () => {
    if (stopped) return;
    if (turn) {
      again = true;
      return;
    }
    again = false;
    turn = run()
      .then(
        result => log.debug({ name, result }, 'background'),
        (error: unknown) => log.error({ name, error: String(error) }, 'background work failed'),
      )
      .finally(() => {
        turn = undefined;
        if (again) start();
      });
  };

  start();
  const timer = setInterval(start, everyMs).unref();
  return {
    wake: start,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await turn;
    },
  };
}
