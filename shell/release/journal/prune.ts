import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore, StoredFile } from '../store/store.ts';
import { releaseFolder } from '../store/stored-release.ts';
import { entryAt, listEntries, type NumberedEntry, readEntry, readNewestEntry } from './journal.ts';
import { DAY_MS, KEPT_MS } from './kept-days.ts';
import { findRetainedReleases } from './retained-releases.ts';

/**
 * Removes releases that were published more than KEPT_DAYS ago and that no composition of that time names, with their
 * source maps. Journal entries stay: they are the history.
 * @returns the folders removed
 * @throws InvalidEntryError for an entry of that time that cannot be read or verified; RefusedPromotionError for an empty
 * journal, without public keys for a signed one, for a clock that is further ahead of it, and when somebody promotes
 * meanwhile. Nothing that was live is removed then.
 */
export async function prune(store: ReleaseStore, clock: Date): Promise<string[]> {
  const newest = await readNewest(store);
  const now = readTime(newest, clock);
  const retained = new Set([
    ...(await findRetainedReleases(store, now, { isStrict: true })).keys(),
    ...(await findPreviewedReleases(store, now)),
  ]);
  const folders = Map.groupBy(await store.list('releases/'), ({ path }) =>
    path.split('/').slice(0, 3).join('/'),
  );
  const removed: string[] = [];
  for (const [folder, files] of folders) {
    const published = Math.max(...files.map(({ at }) => at.getTime()));
    if (retained.has(folder) || now.getTime() - published <= KEPT_MS) continue;
    if ((await listEntries(store)).at(-1) !== newest.number)
      throw new RefusedPromotionError('Somebody has promoted meanwhile, maybe an old release: start again.');
    for (const { path } of releaseJsonFirst(files)) await store.remove(path);
    const maps = await store.list(`${folder.replace(/^releases/, 'source-maps')}/`);
    for (const { path } of maps) await store.remove(path);
    removed.push(folder);
  }
  return removed;
}

async function readNewest(store: ReleaseStore): Promise<NumberedEntry> {
  const newest = await readNewestEntry(store);
  if (!newest) throw new RefusedPromotionError('The journal is empty, so nothing says what is live.');
  if (newest.entry.signature && !store.verifiesEntries)
    throw new RefusedPromotionError(
      'The journal is signed, and nothing of it can be verified: RELEASE_PUBLIC_KEYS is not set.',
    );
  return newest;
}

/**
 * The time of the newest entry, or the clock's if that is earlier. A clock that is ahead would make what was replaced a minute
 * ago look old.
 */
function readTime({ number, entry }: NumberedEntry, clock: Date): Date {
  const ahead = clock.getTime() - Date.parse(entry.at);
  if (ahead > KEPT_MS)
    throw new RefusedPromotionError(
      `The clock is ${Math.floor(ahead / DAY_MS)} days ahead of entry ${number}: set it, or promote what is live once more.`,
    );
  return ahead > 0 ? new Date(entry.at) : clock;
}

/** Folders of the releases that entries of channels name which were written within KEPT_DAYS. */
async function findPreviewedReleases(store: ReleaseStore, now: Date): Promise<string[]> {
  const places = (await store.list('channels/'))
    .filter(({ at }) => now.getTime() - at.getTime() <= KEPT_MS)
    .flatMap(({ path }) => entryAt(path) ?? []);
  const entries = await Promise.all(places.map(({ number, journal }) => readEntry(store, number, journal)));
  return entries.flatMap(({ entry }) =>
    Object.entries(entry.remotes).map(([remote, { digest }]) => releaseFolder(remote, digest)),
  );
}

/** In the order of removal: release.json first, so that the rest of an interrupted removal does not count as a release. */
const releaseJsonFirst = (files: readonly StoredFile[]): StoredFile[] =>
  files.toSorted(
    (a, b) => Number(b.path.endsWith('/release.json')) - Number(a.path.endsWith('/release.json')),
  );
