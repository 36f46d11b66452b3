const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 12_000;

const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 1.5 ** (failures - 1), LONGEST_PAUSE_MS);

export interface Retries {
  /** Tries now instead of after the pause. Does nothing during an attempt. */
  retryNow(): void;
  stop(): void;
}

/**
 * Repeats `work` until it succeeds, with growing pauses, and at once when the browser says that it is online again.
 * @param failures earlier ones, after which the first attempt waits as well
 */
export function retryWithBackoff(work: () => Promise<void>, failures = 0): Retries {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;

  const attempt = async (count: number): Promise<void> => {
    isRunning = true;
    removeEventListener('online', retryNow);
    const hasSucceeded = await work().then(
      () => true,
      () => false,
    );
    isRunning = false;
    if (!hasSucceeded) schedule(count + 1);
  };
  const schedule = (count: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => void attempt(count), pauseAfter(count));
    addEventListener('online', retryNow);
  };
  const retryNow = (): void => {
    if (isRunning || isStopped) return;
    clearTimeout(timer);
    void attempt(0);
  };
  if (failures) schedule(failures);
  else void attempt(0);

  return {
    retryNow,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', retryNow);
    },
  };
}
