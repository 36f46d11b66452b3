import { integrityOf } from '@carefare/build/integrity';
import { TYPES_FOLDER } from '@carefare/build/types-folder';
import { LRUCache } from 'lru-cache';
import { type Release, ReleaseSchema, type RemoteKey, remoteKeys } from 'shared-contracts';
import * as v from 'valibot';
import type { CompositionSource } from './composition-source.ts';
import { compressFile, type ReleasedFile } from './fetch-release.ts';

const CACHE_MAX_BYTES = 32_000_000;
const CACHED_MANIFESTS = 30;

interface RetainedRelease {
  folder: string;
  manifest: Uint8Array<ArrayBuffer>;
  release: Release;
}

/** Undefined when there is no such file, or when its release has not been live for 30 days. */
export type RestoreFile = (remote: string, digest: string, path: string) => Promise<ReleasedFile | undefined>;

/**
 * Fetches single files of releases that are no longer in memory, after a restart for example, so that pages that are open
 * keep working. They are checked as when the release went live.
 */
export function createFileRestorer({ findRetained, fetchFile }: CompositionSource): RestoreFile {
  if (!findRetained) return () => Promise.resolve(undefined);

  const manifests = new LRUCache<string, RetainedRelease, RemoteKey>({
    max: CACHED_MANIFESTS,
    async fetchMethod(digest, _stale, { context: remote }) {
      const address = await findRetained(remote, digest);
      if (!address) return undefined;
      const bytes = await fetchChecked(`${address.folder}release.json`, address.integrity);
      return {
        folder: address.folder,
        manifest: bytes,
        release: v.parse(ReleaseSchema, JSON.parse(new TextDecoder().decode(bytes))),
      };
    },
  });
  const files = new LRUCache<string, ReleasedFile, RetainedRelease>({
    maxSize: CACHE_MAX_BYTES,
    sizeCalculation: ({ bytes, br }) => bytes.byteLength + br.byteLength,
    async fetchMethod(key, _stale, { context: { folder, manifest, release } }) {
      const path = key.slice(release.digest.length + 1);
      if (path === 'release.json') return await compressFile(manifest);
      return await compressFile(await fetchChecked(folder + path, release.files[path]?.integrity));
    },
  });

  async function fetchChecked(address: string, integrity: string | undefined) {
    const bytes = await fetchFile(address);
    if (integrityOf(bytes) !== integrity) throw new Error(`${address} has a wrong integrity`);
    return bytes;
  }

  return async (name, digest, path) => {
    const remote = remoteKeys.find(key => key === name);
    if (!remote || !/^[0-9a-f]{16}$/.test(digest)) return undefined;
    const found = await manifests.fetch(digest, { context: remote });
    if (!found || found.release.remote !== remote) return undefined;
    const { release } = found;
    const isListed = Object.hasOwn(release.files, path) && !path.startsWith(TYPES_FOLDER);
    if (!isListed && path !== 'release.json') return undefined;
    return await files.fetch(`${digest}/${path}`, { context: found });
  };
}
