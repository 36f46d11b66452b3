import { isDeepStrictEqual } from 'node:util';
import {
  findEntry,
  findRetainedReleases,
  InvalidEntryError,
  listEntries,
  type NumberedEntry,
  type ReleaseStore,
  releaseFolder,
  type Share,
  type StoredRelease,
} from '@carefare/release';
import type { CompositionSource } from './composition-source.ts';
import { createWarnings } from './warnings.ts';

const FETCH_DEADLINE_MS = 3_000;
/** How far back a starting shell looks for an entry of its own release. */
const LOOK_BACK = 100;
const INDEX_MAX_AGE_MS = 60_000;
/** A listing finds what asking for the next number does not: numbers left out, and entries that are gone. */
const LIST_EVERY_MS = 60_000;

interface JournalOptions {
  /** Digest of the running shell's release. */
  shell: string;
  /** Called once for each entry that is malformed, or not signed as the store requires, and for one that is gone. */
  warn(message: string): void;
}

/**
 * The journal of a release store, which is asked for its next number until there is none. A shell serves the newest entry
 * that was checked with its own release, so that shells of two releases can run side by side while one replaces the other;
 * without such an entry it serves the newest. Invalid entries are passed over, and a running shell never goes back to a
 * lower number. A share that the newest entry no longer has is over for all shells.
 */
export function createJournalSource(store: ReleaseStore, { shell, warn }: JournalOptions): CompositionSource {
  let newest: NumberedEntry | undefined;
  /** The newest of this shell's release. */
  let own: NumberedEntry | undefined;
  let listedAt = -Infinity;
  const { warnOnce } = createWarnings(warn);
  /** Shared by all requests that arrive while it is read. */
  let index: Promise<ReadonlyMap<string, StoredRelease>> = Promise.resolve(new Map());
  let indexedAt = 0;

  /** Null when there is no such entry, undefined for an invalid one. */
  async function tryReadEntry(number: number): Promise<NumberedEntry | null | undefined> {
    try {
      return await findEntry(store, number);
    } catch (error) {
      if (!(error instanceof InvalidEntryError)) throw error;
      warnOnce(error.message);
      return undefined;
    }
  }

  const isOwn = (entry: NumberedEntry | null | undefined) => entry?.entry.shell.digest === shell;

  async function readListed(): Promise<void> {
    const numbers = await listEntries(store);
    const known = newest?.number ?? 0;
    if ((numbers.at(-1) ?? 0) < known)
      warnOnce(`Entry ${known} of the journal is gone; what it made live stays until there is a newer one.`);
    let first: NumberedEntry | undefined;
    for (const number of numbers
      .filter(each => each > known)
      .slice(-LOOK_BACK)
      .toReversed()) {
      const entry = (await tryReadEntry(number)) ?? undefined;
      first ??= entry;
      if (!isOwn(entry)) continue;
      own = entry;
      break;
    }
    newest = first ?? newest;
    listedAt = Date.now();
  }

  async function readNext(): Promise<void> {
    for (let number = (newest?.number ?? 0) + 1; ; number += 1) {
      const entry = await tryReadEntry(number);
      if (entry === null) return;
      newest = entry ?? newest;
      if (entry && isOwn(entry)) own = entry;
    }
  }

  return {
    async read() {
      await (Date.now() - listedAt < LIST_EVERY_MS ? readNext() : readListed());
      const chosen = own ?? newest;
      if (!chosen) throw new Error('RELEASE_STORE is wrong: its journal has no valid entry');
      const { shell: checkedWith, checks, gone = {} } = chosen.entry;
      return {
        version: String(chosen.number),
        remotes: chosen.entry.remotes,
        share: findShare(chosen, newest),
        gone: Object.values(gone).flat(),
        isRehearsed: checkedWith.digest === shell && checks.rehearsal === 'passed',
      };
    },
    async fetchFile(path) {
      const bytes = await store.read(path, AbortSignal.timeout(FETCH_DEADLINE_MS));
      if (!bytes) throw new Error(`the release store has no ${path}`);
      return bytes;
    },
    async findRetained(remote, digest) {
      const folder = releaseFolder(remote, digest);
      if (Date.now() - indexedAt > INDEX_MAX_AGE_MS && !(await index).has(folder)) {
        indexedAt = Date.now();
        index = findRetainedReleases(store, new Date());
        index.catch(() => {
          indexedAt = 0;
          index = Promise.resolve(new Map());
        });
      }
      return (await index).get(folder);
    },
  };
}

/** The share of an entry, with the percentage that the newest entry says. */
function findShare({ entry }: NumberedEntry, newest = { entry }): Share | undefined {
  const { share } = newest.entry;
  return isDeepStrictEqual(entry.share?.remotes, share?.remotes) ? share : undefined;
}
