import type { StoredComposition } from '../compositions.ts';
import type { ReleasedPackage, StoredRelease } from '../journal-entry.ts';
import type { ShellManifest } from '../manifest.ts';
import { readManifest, readRelease } from '../read-release.ts';
import type { ReleaseStore } from '../store.ts';
import type { ComparedComposition, ComparedRelease } from './rule.ts';

type Read = (name: ReleasedPackage, stored: StoredRelease) => Promise<ComparedRelease<unknown>>;

/** A composition that is to go live, whole. @throws RefusedPromotionError when a file is missing or altered */
export function readCandidate(
  store: ReleaseStore,
  composition: StoredComposition,
): Promise<ComparedComposition> {
  return readComposition(composition, async (name, stored) => {
    const { manifest, files } = await readRelease(store, name, stored);
    return { release: manifest, files };
  });
}

/** What rules compare of a live composition: what else is wrong with it must not keep its successor out. */
export function readLive(store: ReleaseStore, composition: StoredComposition): Promise<ComparedComposition> {
  return readComposition(composition, async (name, stored) => {
    return { release: await readManifest(store, name, stored), files: new Map() };
  });
}

async function readComposition(
  { shell, remotes }: StoredComposition,
  read: Read,
): Promise<ComparedComposition> {
  const readRemote = async ([remote, stored]: [string, StoredRelease]) => {
    return [remote, (await read(remote, stored)) as ComparedRelease] as const;
  };
  const [host, releases] = await Promise.all([
    read('shell', shell),
    Promise.all(Object.entries(remotes).map(readRemote)),
  ]);
  return { shell: host as ComparedRelease<ShellManifest>, releases: new Map(releases) };
}
