import {
  findRetainedReleases,
  type JournalEntry,
  type ReleaseStore,
  releasesOf,
  type StoredRelease,
} from '@carefare/release';

/**
 * The releases that were live lately (KEPT_DAYS of the release platform), by folder in the store, the newest last. The journal is read through
 * once, when the first one is looked for; entries that come later are added as they are read.
 */
export function createRetainedReleases(store: ReleaseStore) {
  let releases = new Map<string, StoredRelease>();
  let listing: Promise<void> | undefined;

  function addAll(added: Iterable<[string, StoredRelease]>): void {
    for (const [folder, release] of added) {
      releases.delete(folder);
      releases.set(folder, release);
    }
  }

  async function listOlder(): Promise<void> {
    const older = await findRetainedReleases(store, new Date());
    const newer = releases;
    releases = new Map();
    addAll([...older].toReversed());
    addAll(newer);
  }

  return {
    add: (entry: JournalEntry): void => addAll(releasesOf(entry)),
    async list(): Promise<ReadonlyMap<string, StoredRelease>> {
      listing ??= listOlder();
      await listing.catch((error: unknown) => {
        listing = undefined;
        throw error;
      });
      return releases;
    },
  };
}
