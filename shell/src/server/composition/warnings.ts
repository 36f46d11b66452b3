/** What is wrong with what is read or loaded again and again. Reads and loads are repeated, their warnings are not. */
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
