import { integrityOf } from '@carefare/build/integrity';
import { type RemoteKey, remoteKeys } from 'shared-contracts';
import * as v from 'valibot';
import type { ReleaseStore } from './store.ts';

const FOLDER = 'live/';
const ENTRY_PATH = /^live\/(\d{6,12})\.json$/;

const DigestSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'must be a digest'));
const IntegritySchema = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity'),
);
const StoredReleaseSchema = v.strictObject({
  digest: DigestSchema,
  /** Of the release.json, whose own list covers every file. */
  integrity: IntegritySchema,
});

/** The largest share of visitors that a canary may have, in percent. */
export const CANARY_SHARE_MAX = 50;

/** A release of a remote that a share of visitors gets in place of the one in `remotes`. */
const CanarySchema = v.strictObject({
  what: v.picklist(remoteKeys),
  release: StoredReleaseSchema,
  /** Percent of visitors. */
  share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CANARY_SHARE_MAX)),
});

const EntrySchema = v.strictObject({
  schema: v.literal(1),
  /** The shell's release that the composition was checked with. */
  shell: StoredReleaseSchema,
  remotes: v.partial(v.strictObject(v.entriesFromList(remoteKeys, StoredReleaseSchema))),
  canary: v.optional(CanarySchema),
  /** What this entry changed, for all visitors or for those of the canary; null for the first. */
  moved: v.nullable(
    v.strictObject({
      what: v.picklist(['shell', ...remoteKeys]),
      from: v.nullable(DigestSchema),
      to: DigestSchema,
    }),
  ),
  by: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.pipe(v.string(), v.maxLength(1_000)),
  /** What the checks before the move reported, by check. */
  checks: v.record(v.string(), v.string()),
  /** Integrity of the entry before, null for the first; absent in a journal that is not signed. */
  previous: v.optional(v.nullable(IntegritySchema)),
  /** Of all of the above and the entry's number, by ed25519. */
  signature: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/, 'must be an ed25519 signature'))),
});

/** One entry of the journal: a whole composition, perhaps a canary, and who moved what, when and why. */
export const JournalEntrySchema = v.pipe(
  EntrySchema,
  v.check(
    ({ canary, remotes }) => !canary || remotes[canary.what] !== undefined,
    'a canary needs a release of its remote for the other visitors',
  ),
);
export type JournalEntry = v.InferOutput<typeof JournalEntrySchema>;
export type Canary = v.InferOutput<typeof CanarySchema>;
/** What has releases in the store. */
export type ReleasedPackage = 'shell' | RemoteKey;
export type StoredRelease = v.InferOutput<typeof StoredReleaseSchema>;

export interface NumberedEntry {
  number: number;
  entry: JournalEntry;
}

export interface StoredEntry extends NumberedEntry {
  /** Of its file. */
  integrity: string;
}

/** An entry that breaks the journal's schema or is not signed as required. It is never live, and nothing is promoted on top of it. */
export class InvalidEntryError extends Error {
  override readonly name = 'InvalidEntryError';
}

/** File of an entry in the store. */
export const entryPath = (number: number): string => `${FOLDER}${String(number).padStart(6, '0')}.json`;

/** The number of an entry's file; undefined for other files. */
export function entryNumberOf(path: string): number | undefined {
  const digits = ENTRY_PATH.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Folder of a release in the store. */
export const releaseFolder = (name: ReleasedPackage, digest: string): string => `releases/${name}/${digest}`;

/** Numbers of all entries, in order. */
export async function listEntries(store: ReleaseStore): Promise<number[]> {
  const files = await store.list(FOLDER);
  return files
    .map(({ path }) => entryNumberOf(path))
    .filter(number => number !== undefined)
    .toSorted((a, b) => a - b);
}

/** @throws InvalidEntryError; Error when there is no such entry */
export async function readEntry(store: ReleaseStore, number: number): Promise<StoredEntry> {
  const entry = await findEntry(store, number);
  if (!entry) throw new Error(`The journal has no entry ${number}.`);
  return entry;
}

/** The entry with this number; null when there is none. @throws InvalidEntryError */
export async function findEntry(store: ReleaseStore, number: number): Promise<StoredEntry | null> {
  const bytes = await store.read(entryPath(number));
  if (!bytes) return null;
  const entry = v.safeParse(JournalEntrySchema, parseJson(bytes));
  if (entry.success) return { number, entry: entry.output, integrity: integrityOf(bytes) };
  const [issue] = entry.issues;
  throw new InvalidEntryError(
    `Entry ${number} of the journal is malformed at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}.`,
  );
}

/** The newest entry; null for an empty journal. */
export async function readNewestEntry(store: ReleaseStore): Promise<StoredEntry | null> {
  const newest = (await listEntries(store)).at(-1);
  return newest === undefined ? null : await readEntry(store, newest);
}

/** The journal from its newest entry on, without the entries that are invalid. */
export async function* readValidEntries(store: ReleaseStore): AsyncGenerator<StoredEntry> {
  for (const number of (await listEntries(store)).toReversed()) {
    try {
      yield await readEntry(store, number);
    } catch (error) {
      if (!(error instanceof InvalidEntryError)) throw error;
    }
  }
}

/** Writes an entry under its number. @returns false when another writer took the number first */
export function createEntry(store: ReleaseStore, { number, entry }: NumberedEntry): Promise<boolean> {
  const text = `${JSON.stringify(v.parse(JournalEntrySchema, entry), null, 1)}\n`;
  return store.create(entryPath(number), new TextEncoder().encode(text));
}

/** Writers that may be first before an attempt to write gives up. */
const TRIES = 50;

type Follow<Next> = (newest: JournalEntry | null) => Promise<Next>;

/**
 * Writes the entry that is to follow the newest one. When another writer was first, starts again from its entry.
 * @param follow makes that entry; undefined when there is nothing to write
 */
export async function appendEntry(store: ReleaseStore, follow: Follow<JournalEntry>): Promise<NumberedEntry>;
export async function appendEntry(
  store: ReleaseStore,
  follow: Follow<JournalEntry | undefined>,
): Promise<NumberedEntry | undefined>;
export async function appendEntry(store: ReleaseStore, follow: Follow<JournalEntry | undefined>) {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const newest = await readNewestEntry(store);
    const entry = await follow(newest?.entry ?? null);
    if (!entry) return undefined;
    const next = { number: (newest?.number ?? 0) + 1, entry };
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
