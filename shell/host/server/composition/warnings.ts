/** Logs each warning once, though the read or load that causes it is repeated. */
export function createWarnings(warn: (message: string) => void) {
  const warned = new Set<string>();
  return {
    /** Logs a message that was not logged since the last `clear`. */
    warnOnce(this: void, message: string): void {
      if (warned.has(message)) return;
      warned.add(message);
      warn(message);
    },
    clear: () => warned.clear(),
  };
}
