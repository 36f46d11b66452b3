import { type JournalEntry, makeLive, type ReleaseStore, releaseAt } from '@carefare/release';
import { remotePackage } from '../packages.ts';
import { type RemoteKey, remoteKeys } from '../remote-keys.ts';
import { newestBuild } from './build-packages.ts';

/** Folder of a release, or the address of its release.json. */
type Place = string;

interface FillOptions {
  /** Remotes whose release is not the newest build; null for none. */
  releases?: Partial<Record<RemoteKey, Place | null>>;
  /** What the journal's entries vouch for, so that no shell has to try it when it starts. */
  checks?: JournalEntry['checks'];
}

/** Makes the newest releases live in a store, or others of its remotes. No gate is asked. */
export async function fillStore(
  store: ReleaseStore,
  { releases = {}, checks = {} }: FillOptions = {},
): Promise<void> {
  await makeLive(store, newestBuild('shell'), checks);
  for (const key of remoteKeys) {
    const place = releases[key];
    if (place === null) continue;
    await makeLive(store, place ? releaseAt(place) : newestBuild(remotePackage(key)), checks);
  }
}
