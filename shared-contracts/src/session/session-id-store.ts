import type { Variant } from '../api/variant.ts';

/** The browser's storage as far as the session uses it. Each call may throw. */
export interface BrowserStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/** The two storage keys of section 3. Nothing else about a session is stored. */
export const storageKeys = { sessionId: 'carefare.session', variant: 'carefare.variant' } as const;

/** Reads and writes the session's id in the browser's storage. Blocked or full storage is ignored: the store has the id too. */
export function createSessionIdStore(storage: BrowserStorage) {
  const tryTo = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    /** The id stored by an earlier page; null if there is none or it is not an id. */
    sessionId(): number | null {
      const stored = tryTo(() => storage.get(storageKeys.sessionId));
      return stored && /^[1-9]\d{0,15}$/.test(stored) ? Number(stored) : null;
    },
    remember(sessionId: number, variant: Variant): void {
      tryTo(() => storage.set(storageKeys.sessionId, String(sessionId)));
      tryTo(() => storage.set(storageKeys.variant, variant));
    },
  };
}
