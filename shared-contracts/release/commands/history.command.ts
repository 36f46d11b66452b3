import {
  InvalidEntryError,
  type JournalEntry,
  listEntries,
  readEntry,
  readNewestEntry,
  type StoredEntry,
} from '../journal.ts';
import type { ReleaseStore } from '../store.ts';
import type { Outcome } from './outcome.ts';

const HISTORY_LENGTH = 20;
const UNVERIFIED = 'The journal is signed, and nothing of it was verified: RELEASE_PUBLIC_KEYS is not set.';

/** The newest entries of the journal, with those that are invalid. */
export async function listHistory(store: ReleaseStore): Promise<Outcome> {
  const numbers = (await listEntries(store)).toReversed().slice(0, HISTORY_LENGTH);
  const entries = await Promise.all(numbers.map(number => tryReadEntry(store, number)));
  const lines = entries.map((entry, index) =>
    entry instanceof InvalidEntryError
      ? `${numbers[index]}  ${entry.message}`
      : describeEntry(entry, entries[index + 1]),
  );
  const data = entries.map((entry, index) =>
    entry instanceof InvalidEntryError
      ? { number: numbers[index], invalid: entry.message }
      : Object.assign({ number: entry.number }, entry.entry),
  );
  const isSigned = entries.some(entry => 'entry' in entry && entry.entry.signature !== undefined);
  if (isSigned && !store.verifiesEntries) lines.push(UNVERIFIED);
  return { lines: lines.length > 0 ? lines : ['The journal is empty.'], data };
}

/** What is live now. */
export async function showStatus(store: ReleaseStore): Promise<Outcome> {
  const newest = await readNewestEntry(store);
  if (!newest) return { lines: ['Nothing is live: the journal is empty.'], data: null };
  const { number, entry } = newest;
  const { canary, signature } = entry;
  const packages = Object.entries({ shell: entry.shell, ...entry.remotes });
  return {
    lines: [
      `Entry ${number} is live since ${entry.at}, by ${entry.by}: ${entry.reason}`,
      ...packages.map(([name, { digest }]) => `${name} ${digest}`),
      ...(canary ? [`${canary.what} ${canary.release.digest} for ${canary.share} % of visitors`] : []),
      ...(signature && !store.verifiesEntries ? [UNVERIFIED] : []),
    ],
    data: { number, ...entry },
  };
}

async function tryReadEntry(store: ReleaseStore, number: number): Promise<StoredEntry | InvalidEntryError> {
  try {
    return await readEntry(store, number);
  } catch (error) {
    if (error instanceof InvalidEntryError) return error;
    throw error;
  }
}

function describeEntry({ number, entry }: StoredEntry, before: StoredEntry | Error | undefined): string {
  const { moved, at, by, reason, checks, previous, canary } = entry;
  const visitors = canary && canary.what === moved?.what ? ` for ${canary.share} % of visitors` : '';
  const change = moved ? `${moved.what} ${moved.from ?? 'none'} -> ${moved.to}${visitors}` : 'first entry';
  // An entry never changes: another hand than a promotion's was at work.
  const isRewritten = previous && before && 'integrity' in before && before.integrity !== previous;
  const warning = isRewritten ? `, but not on top of entry ${before.number} as it is now` : '';
  return `${number}  ${at}  ${change}  by ${by}: ${reason} (${describeChecks(checks)})${warning}`;
}

/** Results of the gate in words. */
export const describeChecks = (checks: JournalEntry['checks']): string =>
  Object.entries(checks)
    .map(([check, result]) => `${check} ${result}`)
    .join(', ') || 'no checks';
