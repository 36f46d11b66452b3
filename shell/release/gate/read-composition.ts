import type { StoredComposition } from '../journal/compositions.ts';
import type { Manifest, ShellManifest } from '../store/manifest.ts';
import { type ReadRelease, readManifest, readRelease } from '../store/read-release.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { ReleasedPackage, StoredRelease } from '../store/stored-release.ts';
import type { ReadComposition } from './rule.ts';

/** A composition that is to go live, whole. @throws RefusedPromotionError when a file is missing or altered */
export const readCandidate = (
  store: ReleaseStore,
  composition: StoredComposition,
): Promise<ReadComposition> =>
  readComposition(composition, (name, stored) => readRelease(store, name, stored));

/** A live composition as rules compare it: its other faults must not keep its successor out. */
export const readLive = (store: ReleaseStore, composition: StoredComposition): Promise<ReadComposition> =>
  readComposition(composition, async (name, stored) => ({
    release: await readManifest(store, name, stored),
    files: new Map(),
  }));

/** @param read makes sure that a release is one of the package that it is asked for */
async function readComposition(
  stored: StoredComposition,
  read: (name: ReleasedPackage, stored: StoredRelease) => Promise<ReadRelease<Manifest>>,
): Promise<ReadComposition> {
  const readRemote = async ([remote, release]: [string, StoredRelease]) =>
    [remote, (await read(remote, release)) as ReadRelease] as const;
  const [host, releases] = await Promise.all([
    read('shell', stored.shell),
    Promise.all(Object.entries(stored.remotes).map(readRemote)),
  ]);
  return { stored, shell: host as ReadRelease<ShellManifest>, releases: new Map(releases) };
}
