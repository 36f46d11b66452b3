export interface Warnings {
  /** Logs a message that was not logged since the last `clear`. */
  warnOnce(this: void, message: string): void;
  clear(): void;
}

/** What is wrong with the composition that was requested last. Loads are repeated, their warnings are not. */
export function createWarnings(warn: (message: string) => void): Warnings {
  const warned = new Set<string>();
  return {
    warnOnce(message) {
      if (warned.has(message)) return;
      warned.add(message);
      warn(message);
    },
    clear: () => warned.clear(),
  };
}
