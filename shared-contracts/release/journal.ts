import { type RemoteKey, remoteKeys } from 'shared-contracts';
import * as v from 'valibot';
import type { ReleaseStore } from './store.ts';

const FOLDER = 'live/';
const ENTRY_PATH = /^live\/(\d{6,12})\.json$/;

const DigestSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'must be a digest'));
const StoredReleaseSchema = v.strictObject({
  digest: DigestSchema,
  /** Of the release.json, whose own list covers every file. */
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity')),
});

/** One entry of the journal: a whole composition, and who moved what, when and why. */
export const JournalEntrySchema = v.strictObject({
  schema: v.literal(1),
  /** The shell's release that the composition was checked with. */
  shell: StoredReleaseSchema,
  remotes: v.partial(v.strictObject(v.entriesFromList(remoteKeys, StoredReleaseSchema))),
  /** What this entry changed; null for the first. */
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
});
export type JournalEntry = v.InferOutput<typeof JournalEntrySchema>;
/** What has releases in the store. */
export type ReleasedPackage = 'shell' | RemoteKey;
export type StoredRelease = v.InferOutput<typeof StoredReleaseSchema>;

export interface NumberedEntry {
  number: number;
  entry: JournalEntry;
}

/** An entry that breaks the journal's schema. It is never live, and nothing is promoted on top of it. */
export class MalformedEntryError extends Error {
  override readonly name = 'MalformedEntryError';
}

const pathOf = (number: number): string => `${FOLDER}${String(number).padStart(6, '0')}.json`;

/** Folder of a release in the store. */
export const releaseFolder = (name: ReleasedPackage, digest: string): string => `releases/${name}/${digest}`;

/** Numbers of all entries, in order. */
export async function listEntries(store: ReleaseStore): Promise<number[]> {
  const files = await store.list(FOLDER);
  return files
    .map(({ path }) => Number(ENTRY_PATH.exec(path)?.[1]))
    .filter(Number.isInteger)
    .toSorted((a, b) => a - b);
}

/** @throws MalformedEntryError; Error when there is no such entry */
export async function readEntry(store: ReleaseStore, number: number): Promise<NumberedEntry> {
  const bytes = await store.read(pathOf(number));
  if (!bytes) throw new Error(`The journal has no entry ${number}.`);
  const entry = v.safeParse(JournalEntrySchema, parseJson(bytes));
  if (entry.success) return { number, entry: entry.output };
  const [issue] = entry.issues;
  throw new MalformedEntryError(
    `Entry ${number} of the journal is malformed at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}.`,
  );
}

/** The newest entry; null for an empty journal. */
export async function readNewestEntry(store: ReleaseStore): Promise<NumberedEntry | null> {
  const newest = (await listEntries(store)).at(-1);
  return newest === undefined ? null : await readEntry(store, newest);
}

/** Writes an entry under its number. @returns false when another writer took the number first */
export function createEntry(store: ReleaseStore, { number, entry }: NumberedEntry): Promise<boolean> {
  const text = `${JSON.stringify(v.parse(JournalEntrySchema, entry), null, 1)}\n`;
  return store.create(pathOf(number), new TextEncoder().encode(text));
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
