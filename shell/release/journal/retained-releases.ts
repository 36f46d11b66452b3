import type { ReleaseStore } from '../store/store.ts';
import type { StoredRelease } from '../store/stored-release.ts';
import { releaseFolder } from '../store/stored-release.ts';
import { compositionsOf } from './compositions.ts';
import { entryPath, journalOf, readEntries } from './journal.ts';
import type { JournalEntry } from './journal-entry.ts';
import { KEPT_MS } from './kept-days.ts';

/** Every release that an entry makes live, its shell's included, by its folder in the store. */
export function releasesOf(entry: JournalEntry): Map<string, StoredRelease> {
  const releases = new Map([[releaseFolder('shell', entry.shell.digest), entry.shell]]);
  for (const { remotes } of compositionsOf(entry))
    for (const [remote, release] of Object.entries(remotes))
      releases.set(releaseFolder(remote, release.digest), release);
  return releases;
}

/**
 * Every release that was live within the last KEPT_DAYS, by its folder in the store, the newest first.
 * @param isStrict trusts no promoter's clock, and passes over no entry that is invalid: what it made live is unknown
 * @throws InvalidEntryError only if strict
 */
export async function findRetainedReleases(
  store: ReleaseStore,
  now: Date,
  { isStrict = false } = {},
): Promise<Map<string, StoredRelease>> {
  const releases = new Map<string, StoredRelease>();
  const files = isStrict ? await store.list(`${journalOf()}/`) : [];
  const writtenAt = new Map(files.map(({ path, at }) => [path, at.getTime()]));
  for await (const { number, entry } of readEntries(store, { isStrict })) {
    for (const [folder, release] of releasesOf(entry)) releases.set(folder, release);
    // It replaced what the entries before it name, at the time of the promoter's clock or, if strict, of the store's.
    const at = Math.max(Date.parse(entry.at), writtenAt.get(entryPath(number)) ?? 0);
    if (now.getTime() - at > KEPT_MS) break;
  }
  return releases;
}
