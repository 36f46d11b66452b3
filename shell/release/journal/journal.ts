import { integrityOf } from '@carefare/build/integrity';
import * as v from 'valibot';
import type { ReleaseStore } from '../store/store.ts';
import { type JournalEntry, JournalEntrySchema } from './journal-entry.ts';
import { KEPT_MS } from './kept-days.ts';

/** Folder of the journal that visitors get. */
const LIVE = 'live';
const CHANNELS = 'channels/';
const ENTRY_PATH = /^(live|channels\/[a-z][a-z0-9-]{0,39})\/(\d{6,12})\.json$/;
const GIVEN_PATH = /\/(\d{6,12})\.given$/;
/** Files that a reader could take for entries. */
const ENTRY_LIKE_PATH = /^(live|channels)\/.*\.json$/;
/** Markers are not signed, so one that is further above the last entry than this is ignored. */
const GIVEN_AHEAD_MAX = 1_000;

export interface NumberedEntry {
  number: number;
  entry: JournalEntry;
}

export interface StoredEntry extends NumberedEntry {
  /** Integrity of its file. */
  integrity: string;
}

/** An entry that breaks the journal's schema or is not signed as required. It is never live, and nothing is promoted on top of it. */
export class InvalidEntryError extends Error {
  override readonly name = 'InvalidEntryError';
}

/** Folder of a channel's journal. @param channel its name; the live journal without one */
export const journalOf = (channel?: string): string => (channel ? CHANNELS + channel : LIVE);

/** File of an entry in the store. */
export const entryPath = (number: number, journal = LIVE): string =>
  `${journal}/${String(number).padStart(6, '0')}.json`;

/** File that stays when an entry is deleted, so that its number is not given twice. */
const givenPath = (number: number, journal: string): string =>
  entryPath(number, journal).replace(/json$/, 'given');

/** Journal and number of an entry's file; undefined for other files. */
export function entryAt(path: string): { journal: string; number: number } | undefined {
  const [, journal, digits] = ENTRY_PATH.exec(path) ?? [];
  return journal === undefined ? undefined : { journal, number: Number(digits) };
}

/** Whether a file stands among entries without being one: nothing vouches for it. */
export const isStrayEntry = (path: string): boolean => ENTRY_LIKE_PATH.test(path) && !entryAt(path);

/** How messages call an entry. */
export const nameEntry = (number: number, journal: string): string =>
  `Entry ${number} of the ${journal === LIVE ? 'journal' : `channel ${journal.slice(CHANNELS.length)}`}`;

/** Names of the channels that got an entry within KEPT_DAYS, open and closed. All others are closed. */
export async function listChannels(store: ReleaseStore): Promise<string[]> {
  const recent = (await store.list(CHANNELS)).filter(({ at }) => Date.now() - at.getTime() < KEPT_MS);
  const journals = recent.flatMap(({ path }) => entryAt(path)?.journal ?? []);
  return [...new Set(journals)].map(journal => journal.slice(CHANNELS.length)).toSorted();
}

/** Numbers of all entries, in order, and the highest that promotions have given, maybe to an entry that is gone; 0 for none. */
export async function listNumbers(
  store: ReleaseStore,
  journal = LIVE,
): Promise<{ entries: number[]; given: number }> {
  const paths = (await store.list(`${journal}/`)).map(({ path }) => path);
  const entries = paths
    .map(path => entryAt(path)?.number)
    .filter(number => number !== undefined)
    .toSorted((a, b) => a - b);
  const givenMax = (entries.at(-1) ?? 0) + GIVEN_AHEAD_MAX;
  const marked = paths
    .map(path => Number(GIVEN_PATH.exec(path)?.[1] ?? 0))
    .filter(number => number <= givenMax);
  return { entries, given: marked.reduce((a, b) => Math.max(a, b), 0) };
}

/** Numbers of all entries, in order. */
export const listEntries = async (store: ReleaseStore, journal = LIVE): Promise<number[]> =>
  (await listNumbers(store, journal)).entries;

/** @throws InvalidEntryError; Error when there is no such entry */
export async function readEntry(store: ReleaseStore, number: number, journal = LIVE): Promise<StoredEntry> {
  const entry = await findEntry(store, number, journal);
  if (!entry) throw new Error(`There is no ${nameEntry(number, journal).replace(/^E/, 'e')}.`);
  return entry;
}

/** The entry with this number; null when there is none. @throws InvalidEntryError */
export async function findEntry(
  store: ReleaseStore,
  number: number,
  journal = LIVE,
): Promise<StoredEntry | null> {
  const bytes = await store.read(entryPath(number, journal));
  if (!bytes) return null;
  const entry = v.safeParse(JournalEntrySchema, parseJson(bytes));
  if (!entry.success) {
    const [issue] = entry.issues;
    const place = v.getDotPath(issue) ?? 'the top';
    const fault = entry.issues.every(isNewer)
      ? `is of a newer version of this command: update it (${place} is not known)`
      : `is malformed at ${place}: ${issue.message}`;
    throw new InvalidEntryError(`${nameEntry(number, journal)} ${fault}.`);
  }
  if (journalOf(entry.output.channel) !== journal)
    throw new InvalidEntryError(`${nameEntry(number, journal)} is one of another journal.`);
  return { number, entry: entry.output, integrity: integrityOf(bytes) };
}

/** Whether it is about a field, or a number of the schema, that is not known here. */
const isNewer = ({ type, expected, input }: v.InferIssue<typeof JournalEntrySchema>): boolean =>
  (type === 'strict_object' && expected === 'never') || (type === 'literal' && typeof input === 'number');

/** The newest entry; null for an empty journal. */
export async function readNewestEntry(store: ReleaseStore, journal = LIVE): Promise<StoredEntry | null> {
  const newest = (await listEntries(store, journal)).at(-1);
  return newest === undefined ? null : await readEntry(store, newest, journal);
}

/**
 * The journal from its newest entry on, without invalid entries.
 * @throws InvalidEntryError for one if strict
 */
export async function* readEntries(
  store: ReleaseStore,
  { journal = LIVE, isStrict = false } = {},
): AsyncGenerator<StoredEntry> {
  for (const number of (await listEntries(store, journal)).toReversed()) {
    const entry = await readEntry(store, number, journal).catch((error: unknown) => {
      if (isStrict || !(error instanceof InvalidEntryError)) throw error;
    });
    if (entry) yield entry;
  }
}

/** Writes an entry under its number. @returns false when another writer took the number first */
export async function createEntry(store: ReleaseStore, { number, entry }: NumberedEntry): Promise<boolean> {
  const text = `${JSON.stringify(v.parse(JournalEntrySchema, entry), null, 1)}\n`;
  const journal = journalOf(entry.channel);
  const isCreated = await store.create(entryPath(number, journal), new TextEncoder().encode(text));
  // The entry is live, whether or not this succeeds.
  if (isCreated) await store.create(givenPath(number, journal), new Uint8Array()).catch(() => false);
  return isCreated;
}

/** Writers that may be first before an attempt to write gives up. */
const TRIES = 50;

/**
 * Writes the entry that is to follow the newest one. When another writer was first, starts again from its entry.
 * @param follow makes that entry
 */
export async function appendEntry(
  store: ReleaseStore,
  follow: (newest: JournalEntry | null) => Promise<JournalEntry>,
  journal = LIVE,
): Promise<NumberedEntry> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { entries, given } = await listNumbers(store, journal);
    const last = entries.at(-1);
    const newest = last === undefined ? null : await readEntry(store, last, journal);
    const entry = await follow(newest?.entry ?? null);
    const next = { number: Math.max(last ?? 0, given) + 1, entry };
    if (await createEntry(store, next)) return next;
  }
  throw new Error(`Another entry was first ${TRIES} times in a row; try again.`);
}

/** Undefined for what is not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
