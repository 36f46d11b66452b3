/** What took longer than it may. */
export class DeadlineError extends Error {}

/** Rejects with a {@link DeadlineError} when the promise does not settle in time. What it started goes on; its result is discarded. */
export async function withDeadline<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`it did not end within ${ms / 1_000} s`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
