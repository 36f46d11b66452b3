import type { RemoteKey } from 'shared-contracts/host';
import { compositionsOf } from './compositions.ts';
import { journalOf, listChannels, readValidEntries, releaseFolder } from './journal.ts';
import type { StoredRelease } from './journal-entry.ts';
import type { ReleaseStore } from './store.ts';

/** Pages opened this long ago may still load files, and a roll-back goes no further. */
export const RETENTION_MS = 30 * 86_400_000;

/**
 * Every release that a composition of the last 30 days names, by its folder in the store.
 * @param withChannels whether those of channels count as well
 */
export async function findRetainedReleases(
  store: ReleaseStore,
  now: Date,
  { withChannels = true } = {},
): Promise<Map<string, StoredRelease>> {
  const releases = new Map<string, StoredRelease>();
  const add = (remotes: Record<RemoteKey, StoredRelease>) => {
    for (const [remote, release] of Object.entries(remotes))
      releases.set(releaseFolder(remote, release.digest), release);
  };
  for (const channel of withChannels ? await listChannels(store) : [])
    for await (const { entry } of readValidEntries(store, journalOf(channel))) {
      if (now.getTime() - Date.parse(entry.at) > RETENTION_MS) break;
      add(entry.remotes);
    }
  let replacedAt = now.getTime();
  for await (const { entry } of readValidEntries(store)) {
    if (now.getTime() - replacedAt > RETENTION_MS) break;
    releases.set(releaseFolder('shell', entry.shell.digest), entry.shell);
    for (const { remotes } of compositionsOf(entry)) add(remotes);
    replacedAt = Date.parse(entry.at);
  }
  return releases;
}
