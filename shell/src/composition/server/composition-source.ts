import { readFile } from 'node:fs/promises';
import {
  listEntries,
  type NumberedEntry,
  type ReleaseStore,
  readEntry,
  releaseFolder,
} from '@carefare/release';
import { type CompositionFile, CompositionFileSchema, type RemoteKey } from 'shared-contracts';
import * as v from 'valibot';
import { reasonOf } from './error-reason.ts';

const FETCH_DEADLINE_MS = 3_000;

/** Where a release is, and the integrity of its release.json. */
export interface ReleaseAddress {
  /** Address of the release's folder, with a slash at its end: a URL, or a path in the release store. */
  folder: string;
  integrity: string | undefined;
}

/** The releases that should be live together. */
export interface RequestedComposition {
  /** Changes when the composition does. */
  version: string;
  releases: ReadonlyMap<RemoteKey, ReleaseAddress>;
}

/** What tells which composition should be live, and where its files come from. */
export interface CompositionSource {
  /** @throws Error with one sentence when there is no valid composition */
  read(): Promise<RequestedComposition>;
  /** @throws Error when the file could not be fetched */
  fetchFile(address: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** A composition file that names releases by URL. */
export function createFileSource(file: string, { requiresIntegrity = false } = {}): CompositionSource {
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        throw new Error(`COMPOSITION_FILE is wrong: ${reasonOf(error)}`);
      });
      const entries = Object.entries(parseCompositionFile(text).remotes) as [
        RemoteKey,
        NonNullable<CompositionFile['remotes'][RemoteKey]>,
      ][];
      const unverified = requiresIntegrity && entries.find(([, { integrity }]) => !integrity);
      if (unverified)
        throw new Error(`The composition file is wrong at remotes.${unverified[0]}: integrity is missing.`);
      const releases = entries.map(
        ([remote, { release, integrity }]) =>
          [remote, { folder: new URL('.', release).href, integrity }] as const,
      );
      return { version: text, releases: new Map(releases) };
    },
    async fetchFile(address) {
      const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_DEADLINE_MS) });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** @throws Error with one sentence that says where the text is wrong */
export function parseCompositionFile(text: string): CompositionFile {
  const schema = v.pipe(v.string(), v.parseJson(undefined, 'it is not JSON'), CompositionFileSchema);
  const parsed = v.safeParse(schema, text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`The composition file is wrong at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}.`);
}

/**
 * The journal of a release store. A shell serves the newest entry that was checked with its own release, so that shells of
 * two releases can run side by side while one replaces the other; without such an entry it serves the newest.
 * @param shell digest of the running shell's release
 */
export function createJournalSource(store: ReleaseStore, shell: string): CompositionSource {
  let chosen: NumberedEntry | undefined;
  let newestSeen = 0;
  return {
    async read() {
      const numbers = await listEntries(store);
      const fresh = numbers.filter(number => number > newestSeen).toReversed();
      newestSeen = numbers.at(-1) ?? 0;
      for (const number of fresh) {
        const candidate = await readEntry(store, number);
        if (candidate.entry.shell === shell || !chosen) chosen = candidate;
        if (candidate.entry.shell === shell) break;
      }
      if (!chosen) throw new Error('RELEASE_STORE is wrong: its journal has no entry');
      const releases = Object.entries(chosen.entry.remotes).map(
        ([remote, { digest, integrity }]) =>
          [remote as RemoteKey, { folder: `${releaseFolder(remote, digest)}/`, integrity }] as const,
      );
      return { version: String(chosen.number), releases: new Map(releases) };
    },
    async fetchFile(address) {
      const bytes = await store.read(address, AbortSignal.timeout(FETCH_DEADLINE_MS));
      if (!bytes) throw new Error(`the release store has no ${address}`);
      return bytes;
    },
  };
}
