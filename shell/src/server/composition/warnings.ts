import { createValueStore } from 'shared-contracts/host';

export interface Warnings {
  /** Since the last `clear`. */
  readonly list: readonly string[];
  /** Logs a message that was not logged since the last `clear`. */
  warnOnce(this: void, message: string): void;
  clear(): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** What is wrong with the composition that was requested last. Loads are repeated, their warnings are not. */
export function createWarnings(warn: (message: string) => void): Warnings {
  const warnings = createValueStore<readonly string[]>([]);
  return {
    get list() {
      return warnings.get();
    },
    warnOnce(message) {
      if (warnings.get().includes(message)) return;
      warn(message);
      warnings.set([...warnings.get(), message]);
    },
    clear() {
      if (warnings.get().length > 0) warnings.set([]);
    },
    subscribe: warnings.subscribe,
  };
}
