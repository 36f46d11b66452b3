import { compositionsOf } from './canary.ts';
import { readValidEntries, releaseFolder, type StoredRelease } from './journal.ts';
import type { ReleaseStore } from './store.ts';

/** Pages opened this long ago may still load files, and a roll-back goes no further. */
export const RETENTION_MS = 30 * 86_400_000;

/** Every release that a composition of the last 30 days names, by its folder in the store. */
export async function findRetainedReleases(
  store: ReleaseStore,
  now: Date,
): Promise<Map<string, StoredRelease>> {
  const releases = new Map<string, StoredRelease>();
  let replacedAt = now.getTime();
  for await (const { entry } of readValidEntries(store)) {
    if (now.getTime() - replacedAt > RETENTION_MS) break;
    releases.set(releaseFolder('shell', entry.shell.digest), entry.shell);
    for (const { remotes } of compositionsOf(entry))
      for (const [remote, release] of Object.entries(remotes))
        releases.set(releaseFolder(remote as keyof typeof remotes, release.digest), release);
    replacedAt = Date.parse(entry.at);
  }
  return releases;
}
