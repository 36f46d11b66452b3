import type { Variant } from '../variant.ts';

/** The browser's storage as far as the session uses it; each call may throw. */
export interface BrowserStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove?(key: string): void;
}

/** The two keys of section 3: nothing else of a session is stored. */
export const storageKeys = { sessionId: 'carefare.session', variant: 'carefare.variant' } as const;

/** The session's memory: storage where it works, nothing where it is blocked or full. */
export function createSessionIdStore(storage: BrowserStorage) {
  const tolerate = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      // Blocked or full storage is no fault of the visitor, and the session lives in the store.
      return null;
    }
  };
  return {
    /** The id stored by an earlier page; null when there is none or it is not an id. */
    sessionId(): number | null {
      const stored = tolerate(() => storage.get(storageKeys.sessionId));
      return stored && /^[1-9]\d{0,15}$/.test(stored) ? Number(stored) : null;
    },
    remember(sessionId: number, variant: Variant): void {
      tolerate(() => storage.set(storageKeys.sessionId, String(sessionId)));
      tolerate(() => storage.set(storageKeys.variant, variant));
    },
    forget(): void {
      for (const key of Object.values(storageKeys)) tolerate(() => storage.remove?.(key));
    },
  };
}
