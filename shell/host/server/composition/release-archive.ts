import type { ReleasedPackage, StoredRelease } from '@carefare/release';
import { LRUCache } from 'lru-cache';
import { type RemoteKey, RemoteKeySchema } from 'shared-contracts/host';
import * as v from 'valibot';
import type { CompositionSource } from './composition-source.ts';
import type { ReleasedFile } from './fetch-files.ts';
import {
  type FetchedFiles,
  type FetchedRelease,
  fetchRelease,
  IncompatibleReleaseError,
} from './fetch-release.ts';
import { fetchShellFiles, listShellFiles } from './fetch-shell-files.ts';

const MAX_BYTES = 48_000_000;

const keyOf = (name: ReleasedPackage, { digest, integrity }: StoredRelease) =>
  `${name} ${digest} ${integrity}`;

/**
 * The checked releases in memory: the live ones, and others, also of the shell, that open pages and pages of other
 * shells load files of.
 */
export interface ReleaseArchive {
  /** @throws IncompatibleReleaseError, or another error when it could not be fetched */
  load(remote: RemoteKey, stored: StoredRelease): Promise<FetchedRelease>;
  /** Undefined when there is no such release, or when it was not live lately (KEPT_DAYS of the release platform). */
  find(remote: string, digest: string): Promise<FetchedRelease | undefined>;
  /** A file for browsers of the shell's releases that were live lately, of the newest that has it. @param path as in `client/a.js` */
  findShellFile(path: string): Promise<ReleasedFile | undefined>;
}

/** Whether a list may be had later; one that was read and is not a list of files never is. */
const isPassing = (list: PromiseSettledResult<unknown>): list is PromiseRejectedResult =>
  list.status === 'rejected' && !(list.reason instanceof IncompatibleReleaseError);

export function createReleaseArchive(source: CompositionSource): ReleaseArchive {
  const kept = new LRUCache<string, FetchedFiles, () => Promise<FetchedFiles>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ files, bundle }: FetchedFiles & Partial<FetchedRelease>) =>
      [...files.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 1 + (bundle?.code.length ?? 0)),
    fetchMethod: (_key, _stale, { context: fetchOne }) => fetchOne(),
  });
  /** The newest of the shell's releases that has a file, by the file's path. */
  const shellOf = new Map<string, StoredRelease>();
  const listedShells = new Set<string>();
  let listing: Promise<void> | undefined;
  /** Why the files of one of them are not known. */
  let unlisted: Error | undefined;

  async function load(remote: RemoteKey, stored: StoredRelease): Promise<FetchedRelease> {
    const context = () => fetchRelease(remote, stored, source);
    return (await kept.forceFetch(keyOf(remote, stored), { context })) as FetchedRelease;
  }

  async function find(remote: string, digest: string): Promise<FetchedRelease | undefined> {
    if (!v.is(RemoteKeySchema, remote) || !/^[0-9a-f]{16}$/.test(digest)) return undefined;
    const known = [...kept.keys()].find(key => key.startsWith(`${remote} ${digest} `));
    const stored = kept.peek(known ?? '')?.stored ?? (await source.findRetained(remote, digest));
    const found = stored && (await load(remote, stored));
    return found?.release.remote === remote ? found : undefined;
  }

  async function listShells(): Promise<void> {
    const added = (await source.listRetainedShells()).filter(({ digest }) => !listedShells.has(digest));
    const lists = await Promise.allSettled(added.map(stored => listShellFiles(stored, source)));
    for (const [index, stored] of added.entries()) {
      const list = lists[index];
      if (list && isPassing(list)) continue;
      if (list?.status === 'fulfilled') for (const path of list.value) shellOf.set(path, stored);
      listedShells.add(stored.digest);
    }
    unlisted = lists.find(isPassing)?.reason as Error | undefined;
  }

  async function findShellFile(path: string): Promise<ReleasedFile | undefined> {
    if (!shellOf.has(path)) await (listing ??= listShells().finally(() => (listing = undefined)));
    const stored = shellOf.get(path);
    // A release that could not be listed may have it.
    if (!stored && unlisted) throw unlisted;
    if (!stored) return undefined;
    const context = () => fetchShellFiles(stored, source);
    return (await kept.forceFetch(keyOf('shell', stored), { context })).files.get(path);
  }

  return { load, find, findShellFile };
}
