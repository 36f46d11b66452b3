import { findRetainedReleases, RETENTION_MS } from './retained-releases.ts';
import type { ReleaseStore, StoredFile } from './store.ts';

/**
 * Removes releases that were published more than 30 days ago and that no composition of the last 30 days names, with their
 * source maps. Journal entries stay: they are the history.
 * @returns the folders removed
 */
export async function prune(store: ReleaseStore, now: Date): Promise<string[]> {
  const retained = await findRetainedReleases(store, now);
  const folders = Map.groupBy(await store.list('releases/'), ({ path }) =>
    path.split('/').slice(0, 3).join('/'),
  );
  const removed: string[] = [];
  for (const [folder, files] of folders) {
    const published = Math.max(...files.map(({ at }) => at.getTime()));
    if (retained.has(folder) || now.getTime() - published <= RETENTION_MS) continue;
    for (const { path } of releaseJsonFirst(files)) await store.remove(path);
    const maps = await store.list(`${folder.replace(/^releases/, 'source-maps')}/`);
    for (const { path } of maps) await store.remove(path);
    removed.push(folder);
  }
  return removed;
}

/** What is left of an interrupted removal is then not taken for a release. */
const releaseJsonFirst = (files: readonly StoredFile[]): StoredFile[] =>
  files.toSorted(
    (a, b) => Number(b.path.endsWith('/release.json')) - Number(a.path.endsWith('/release.json')),
  );
