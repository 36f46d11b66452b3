import { shortenWarnings } from '../gate/shorten-warnings.ts';
import { readChannel } from '../journal/channels.ts';
import {
  InvalidEntryError,
  journalOf,
  listEntries,
  readEntry,
  readNewestEntry,
  type StoredEntry,
} from '../journal/journal.ts';
import type { JournalEntry, Share } from '../journal/journal-entry.ts';
import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import { withoutSeen } from '../trial/look/seen.ts';
import type { Outcome } from './outcome.ts';

const HISTORY_LENGTH = 20;
const UNVERIFIED = 'The journal is signed, and nothing of it was verified: RELEASE_PUBLIC_KEYS is not set.';

/**
 * The newest entries of the journal, or of a channel's, invalid ones included.
 * @throws RefusedPromotionError when no such channel was ever open
 */
export async function listHistory(store: ReleaseStore, channel?: string): Promise<Outcome> {
  const journal = journalOf(channel);
  const listed = await listEntries(store, journal);
  if (channel && listed.length === 0) throw new RefusedPromotionError(`There is no channel ${channel}.`);
  const numbers = listed.toReversed().slice(0, HISTORY_LENGTH);
  const entries = await Promise.all(numbers.map(number => tryReadEntry(store, number, journal)));
  const lines = entries.flatMap((entry, index) => [
    entry instanceof InvalidEntryError
      ? `${numbers[index]}  ${entry.message}`
      : describeEntry(entry, entries[index + 1]),
    ...describeMissing(
      numbers[index],
      numbers[index + 1] ?? (listed.length > HISTORY_LENGTH ? undefined : 0),
    ),
  ]);
  const data = entries.map((entry, index) =>
    entry instanceof InvalidEntryError
      ? { number: numbers[index], invalid: entry.message }
      : Object.assign({ number: entry.number }, entry.entry),
  );
  const isSigned = entries.some(entry => 'entry' in entry && entry.entry.signature !== undefined);
  if (isSigned && !store.verifiesEntries) lines.push(UNVERIFIED);
  return {
    lines: lines.length > 0 ? lines : ['The journal is empty.'],
    data,
  };
}

/** What is live now, or what a channel has in its place. */
export async function showStatus(store: ReleaseStore, channel?: string): Promise<Outcome> {
  if (channel) {
    const lines = describeReleases(await readChannel(store, channel));
    const { number, entry } = (await readNewestEntry(store, journalOf(channel))) as StoredEntry;
    return {
      lines: [`The channel ${channel} has, in place of what is live:`, ...lines],
      data: { number, ...entry },
    };
  }
  const newest = await readNewestEntry(store);
  if (!newest) return { lines: ['Nothing is live: the journal is empty.'], data: null };
  const { number, entry } = newest;
  const { share, signature } = entry;
  return {
    lines: [
      `Entry ${number} is live since ${entry.at}, by ${entry.by}: ${entry.reason}`,
      ...describeReleases({ shell: entry.shell, ...entry.remotes }),
      ...(share ? [describeShare(share)] : []),
      ...(signature && !store.verifiesEntries ? [UNVERIFIED] : []),
    ],
    data: { number, ...entry },
  };
}

/** Numbers are given one after the other: one that is missing was deleted. */
function describeMissing(number = 0, next = number - 1): string[] {
  const [first, last] = [next + 1, number - 1];
  if (first > last) return [];
  return [first === last ? `${first}  is missing` : `${first} to ${last}  are missing`];
}

async function tryReadEntry(
  store: ReleaseStore,
  number: number,
  journal: string,
): Promise<StoredEntry | InvalidEntryError> {
  try {
    return await readEntry(store, number, journal);
  } catch (error) {
    if (error instanceof InvalidEntryError) return error;
    throw error;
  }
}

function describeEntry({ number, entry }: StoredEntry, before: StoredEntry | Error | undefined): string {
  const { moved, at, by, reason, checks, previous } = entry;
  const change = moved
    ? `${moved.what} ${moved.from ?? 'none'} -> ${moved.to ?? 'none'}`
    : describeOther(entry);
  // Promotions never change an entry: something else did.
  const isRewritten = previous && before && 'integrity' in before && before.integrity !== previous;
  const warning = isRewritten ? `, but not on top of entry ${before.number} as it is now` : '';
  return `${number}  ${at}  ${change}  by ${by}: ${reason} (${describeChecks(checks)})${warning}`;
}

/** What an entry changed besides its releases. */
function describeOther({ share, channel }: JournalEntry): string {
  if (share) return describeShare(share);
  return channel ? 'closed' : 'no share';
}

const describeReleases = (releases: Readonly<Record<string, { digest: string }>>): string[] =>
  Object.entries(releases).map(([name, { digest }]) => `${name} ${digest}`);

/** A share in words. */
export const describeShare = ({ channel, remotes, percent }: Share): string =>
  `${describeReleases(remotes).join(', ')} of the channel ${channel} for ${percent} % of visitors`;

/** What was noticed of a release that may go live, a line each. */
export const readWarnings = ({ warnings }: JournalEntry['checks']): string[] =>
  warnings ? shortenWarnings(warnings.split('\n')) : [];

/** Results of the gate in words. */
export const describeChecks = (checks: JournalEntry['checks']): string =>
  Object.entries(withoutSeen(checks))
    .map(([check, result]) => `${check} ${result.replaceAll('\n', ' ')}`)
    .join(', ') || 'no checks';
