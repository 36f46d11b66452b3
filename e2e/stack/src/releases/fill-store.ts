import { type JournalEntry, makeLive, type ReleaseStore, releaseAt } from '@carefare/release';
import { remotePackage } from '../packages.ts';
import { remoteKeys } from '../remote-keys.ts';
import { newestBuild } from './build-packages.ts';

/** Folder of a release, or the address of its release.json. */
type Place = string;

interface FillOptions {
  /** Remotes whose release is not the newest build, also of other workspaces; null for none. */
  releases?: Readonly<Record<string, Place | null>>;
  /** What the journal's entries vouch for, so that no shell has to try it when it starts. */
  checks?: JournalEntry['checks'];
}

/** The releases of a running site, with none of those of this workspace that it lacks. @param own a remote that comes from its own origin */
export function releasesBeside(
  own: string | undefined,
  live: Readonly<Record<string, Place>>,
): Record<string, Place | null> {
  const none = Object.fromEntries(remoteKeys.map(key => [key, null]));
  return Object.fromEntries(
    Object.entries({ ...none, ...live }).filter(([key]) => remotePackage(key) !== own),
  );
}

/** Makes the newest releases live in a store, or others of its remotes. No gate is asked. */
export async function fillStore(
  store: ReleaseStore,
  { releases = {}, checks = {} }: FillOptions = {},
): Promise<void> {
  await makeLive(store, newestBuild('shell'), checks);
  for (const key of new Set([...remoteKeys, ...Object.keys(releases)])) {
    const place = releases[key];
    if (place === null) continue;
    await makeLive(store, place ? releaseAt(place) : newestBuild(remotePackage(key)), checks);
  }
}
