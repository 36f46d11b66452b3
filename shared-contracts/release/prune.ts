import { listEntries, readEntry, releaseFolder } from './journal.ts';
import type { ReleaseStore, StoredFile } from './store.ts';

const DAY_MS = 86_400_000;
/** Pages opened this long ago may still load files, and a roll-back goes no further. */
const RETENTION_MS = 30 * DAY_MS;

/**
 * Removes releases that were published more than 30 days ago and that no composition of the last 30 days names. Journal
 * entries stay: they are the history.
 * @returns the folders removed
 */
export async function prune(store: ReleaseStore, now: Date): Promise<string[]> {
  const live = await liveReleases(store, now);
  const folders = Map.groupBy(await store.list('releases/'), ({ path }) =>
    path.split('/').slice(0, 3).join('/'),
  );
  const removed: string[] = [];
  for (const [folder, files] of folders) {
    const published = Math.max(...files.map(({ at }) => at.getTime()));
    if (live.has(folder) || now.getTime() - published <= RETENTION_MS) continue;
    for (const { path } of releaseJsonFirst(files)) await store.remove(path);
    removed.push(folder);
  }
  return removed;
}

/** What is left of an interrupted removal is then not taken for a release. */
const releaseJsonFirst = (files: readonly StoredFile[]): StoredFile[] =>
  files.toSorted(
    (a, b) => Number(b.path.endsWith('/release.json')) - Number(a.path.endsWith('/release.json')),
  );

async function liveReleases(store: ReleaseStore, now: Date): Promise<Set<string>> {
  const folders = new Set<string>();
  let replacedAt = now.getTime();
  for (const number of (await listEntries(store)).toReversed()) {
    if (now.getTime() - replacedAt > RETENTION_MS) break;
    const { entry } = await readEntry(store, number);
    folders.add(releaseFolder('shell', entry.shell));
    for (const [remote, release] of Object.entries(entry.remotes))
      folders.add(releaseFolder(remote, release.digest));
    replacedAt = Date.parse(entry.at);
  }
  return folders;
}
