/** Waits before each further try, in ms; the last one counts for all that follow. */
const DELAYS_MS = [3_000, 10_000, 30_000, 60_000];

/** When something that failed for a reason of the store or of the machine is tried again. */
export function createRetries() {
  let failures = 0;
  let dueAt = Infinity;
  return {
    /** To be called after each failure. */
    schedule(): void {
      dueAt = Date.now() + (DELAYS_MS[failures] ?? DELAYS_MS.at(-1) ?? 0);
      failures += 1;
    },
    /** Whether it is time for the next try, which then counts as begun. */
    begin(): boolean {
      if (Date.now() < dueAt) return false;
      dueAt = Infinity;
      return true;
    },
    /** Forgets all failures. */
    reset(): void {
      failures = 0;
      dueAt = Infinity;
    },
  };
}
