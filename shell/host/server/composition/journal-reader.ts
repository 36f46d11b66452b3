import {
  findEntry,
  InvalidEntryError,
  type JournalEntry,
  listNumbers,
  type ReleaseStore,
  type StoredEntry,
} from '@carefare/release';
import { CONFIRM_EVERY_MS, LIST_EVERY_MS } from './intervals.ts';
import { createWarnings } from './warnings.ts';

/** How many entries are searched for a valid one. */
const LOOK_BACK = 100;

interface ReaderOptions {
  /** Called once for each entry that is malformed, or not signed as the store requires, and for one that is gone. */
  warn(message: string): void;
  /** Called with each valid entry that is newer than those before. */
  onEntry(entry: JournalEntry): void;
}

/**
 * Follows the journal of a release store, which is asked for its next number until there is none. Invalid entries are passed
 * over. A running shell never goes back to an older entry: one with a lower number, or with the same, counts as newer if it
 * was written later, as after the store was restored from a backup.
 */
export function createJournalReader(store: ReleaseStore, { warn, onEntry }: ReaderOptions) {
  let newest: StoredEntry | undefined;
  /** The highest number that a promotion has given, maybe to an entry that is gone. */
  let given = 0;
  let listedAt = -Infinity;
  let confirmedAt = -Infinity;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  const { warnOnce } = createWarnings(warn);

  /** Null when there is no such entry, undefined for an invalid one. */
  async function tryRead(number: number): Promise<StoredEntry | null | undefined> {
    try {
      return await findEntry(store, number);
    } catch (error) {
      if (!(error instanceof InvalidEntryError)) throw error;
      warnOnce(error.message);
      return undefined;
    }
  }

  function take(entry: StoredEntry): void {
    newest = entry;
    confirmedAt = Date.now();
    onEntry(entry.entry);
  }

  /** The newest of the last entries that fits, or that is valid. */
  async function findNewest(
    numbers: readonly number[],
    fits: (entry: JournalEntry) => boolean = () => true,
  ): Promise<StoredEntry | undefined> {
    for (const number of numbers.slice(-LOOK_BACK).toReversed()) {
      const entry = await tryRead(number);
      if (entry && fits(entry.entry)) return entry;
    }
    return undefined;
  }

  async function list(): Promise<number[]> {
    const numbers = await listNumbers(store);
    given = numbers.given;
    return numbers.entries;
  }

  async function readListed(): Promise<void> {
    const numbers = await list();
    listedAt = Date.now();
    if (newest) {
      const known = newest.number;
      for (const number of numbers.filter(each => each > known)) {
        const entry = await tryRead(number);
        if (entry) take(entry);
      }
    } else {
      const found = await findNewest(numbers);
      if (found) take(found);
    }
  }

  async function readNext(): Promise<void> {
    for (let number = Math.max(newest?.number ?? 0, given) + 1; ; number += 1) {
      const entry = await tryRead(number);
      if (entry === null) return;
      if (entry) take(entry);
    }
  }

  async function confirm(): Promise<void> {
    confirmedAt = Date.now();
    if (!newest) return;
    const { number, integrity, entry } = newest;
    const found = await tryRead(number);
    if (found?.integrity === integrity) return;
    if (found === null)
      warnOnce(`Entry ${number} of the journal is gone; what it made live stays until there is a newer one.`);
    const latest = found === null ? await findNewest(await list()) : found;
    if (!latest || Date.parse(latest.entry.at) <= Date.parse(entry.at)) return;
    warnOnce(`Entry ${latest.number} of the journal was written after entry ${number}, and is followed.`);
    take(latest);
  }

  async function readAll(): Promise<void> {
    await (Date.now() - listedAt < LIST_EVERY_MS ? readNext() : readListed());
    if (Date.now() - confirmedAt >= CONFIRM_EVERY_MS) await confirm();
    lookedAt = Date.now();
  }

  return {
    get newest(): StoredEntry | undefined {
      return newest;
    },
    /** Reads what is new, unless that was done within this time in ms. */
    async look(maxAgeMs = 0): Promise<void> {
      if (maxAgeMs > 0 && Date.now() - lookedAt < maxAgeMs) return;
      looking ??= readAll().finally(() => (looking = undefined));
      await looking;
    },
    find: async (fits: (entry: JournalEntry) => boolean): Promise<StoredEntry | undefined> =>
      findNewest(await list(), fits),
  };
}
