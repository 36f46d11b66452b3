import type { StoredRelease } from '@carefare/release';
import { LRUCache } from 'lru-cache';
import { type RemoteKey, RemoteKeySchema } from 'shared-contracts/host';
import * as v from 'valibot';
import type { CompositionSource } from './composition-source.ts';
import { type FetchedRelease, fetchRelease } from './fetch-release.ts';

const MAX_BYTES = 48_000_000;

interface Wanted {
  remote: RemoteKey;
  stored: StoredRelease;
}

/** The checked releases in memory: those that are live, and others that open pages load files of. */
export interface ReleaseArchive {
  /** @throws IncompatibleReleaseError, or another error when it could not be fetched */
  load(remote: RemoteKey, stored: StoredRelease): Promise<FetchedRelease>;
  /** Undefined when there is no such release, or when it has not been live for 30 days. */
  find(remote: string, digest: string): Promise<FetchedRelease | undefined>;
}

export function createReleaseArchive(source: CompositionSource): ReleaseArchive {
  const releases = new LRUCache<string, FetchedRelease, Wanted>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ files, bundle }) =>
      [...files.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, bundle.code.length),
    fetchMethod: (_key, _stale, { context: { remote, stored } }) => fetchRelease(remote, stored, source),
  });

  async function load(remote: RemoteKey, stored: StoredRelease): Promise<FetchedRelease> {
    const { digest, integrity } = stored;
    return await releases.forceFetch(`${remote} ${digest} ${integrity}`, { context: { remote, stored } });
  }

  async function find(remote: string, digest: string): Promise<FetchedRelease | undefined> {
    if (!v.is(RemoteKeySchema, remote) || !/^[0-9a-f]{16}$/.test(digest)) return undefined;
    const kept = releases.find(({ bundle }) => bundle.remote === remote && bundle.digest === digest);
    const stored = kept?.stored ?? (await source.findRetained(remote, digest));
    const found = stored && (await load(remote, stored));
    return found?.release.remote === remote ? found : undefined;
  }

  return { load, find };
}
