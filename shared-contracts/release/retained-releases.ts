import { listEntries, MalformedEntryError, readEntry, releaseFolder, type StoredRelease } from './journal.ts';
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
  for (const number of (await listEntries(store)).toReversed()) {
    if (now.getTime() - replacedAt > RETENTION_MS) break;
    try {
      const { entry } = await readEntry(store, number);
      releases.set(releaseFolder('shell', entry.shell.digest), entry.shell);
      for (const [remote, release] of Object.entries(entry.remotes))
        releases.set(releaseFolder(remote as keyof typeof entry.remotes, release.digest), release);
      replacedAt = Date.parse(entry.at);
    } catch (error) {
      if (!(error instanceof MalformedEntryError)) throw error;
    }
  }
  return releases;
}
