const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 12_000;

export interface Retries {
  /** Tries now instead of after the pause. Does nothing during an attempt. */
  retryNow(): void;
  stop(): void;
}

/** Repeats `work` until it succeeds, with growing pauses. */
export function retryWithBackoff(work: () => Promise<void>): Retries {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;

  const attempt = (pause: number): void => {
    running = true;
    work()
      .catch(() => {
        if (!stopped) timer = setTimeout(() => attempt(Math.min(pause * 1.5, LONGEST_PAUSE_MS)), pause);
      })
      .finally(() => (running = false));
  };
  attempt(FIRST_PAUSE_MS);

  return {
    retryNow() {
      if (running || stopped) return;
      clearTimeout(timer);
      attempt(FIRST_PAUSE_MS);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
