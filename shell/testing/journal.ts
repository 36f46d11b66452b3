import { createTestStore } from './test-store.ts';

export const integrity = `sha384-${'A'.repeat(64)}`;
export const digest = (number: number) => number.toString(16).padStart(16, '0');
export const pathOf = (number: number) => `live/${String(number).padStart(6, '0')}.json`;

interface EntryFields {
  at?: Date;
  share?: object;
  gone?: object;
}

/** A release store in memory with nothing but a journal. */
export function createJournal() {
  const { store, files } = createTestStore();
  /** Paths that cannot be read. */
  const failing = new Set<string>();
  return {
    files,
    failing,
    store: {
      ...store,
      read: (path: string) =>
        failing.has(path) ? Promise.reject(new Error('the store is down')) : store.read(path),
    },
    /** Writes an entry of a shell; each has another release of the quote. */
    write(number: number, shell: string, { at = new Date(), share, gone }: EntryFields = {}): void {
      const quote = { digest: digest(100 + number), integrity };
      const entry = {
        schema: 1,
        shell: { digest: shell, integrity },
        remotes: { quote },
        moved: null,
        share,
        gone,
        by: 'a test',
        at: at.toISOString(),
        reason: '',
        checks: { rehearsal: 'passed' },
      };
      files.set(pathOf(number), JSON.stringify(entry));
    },
  };
}
