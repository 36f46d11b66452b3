import { isDeepStrictEqual } from 'node:util';
import { compositionsOf, type StoredComposition } from '../journal/compositions.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { Manifest, ShellManifest } from '../store/manifest.ts';
import { type ReadRelease, readManifest, readRelease } from '../store/read-release.ts';
import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { ReleasedPackage, StoredRelease } from '../store/stored-release.ts';
import type { ReadComposition } from './rule.ts';

/** What a promotion changes: what is to go live, read whole, and what visitors have now. */
export interface Move {
  liveEntry: JournalEntry | null;
  candidates: readonly ReadComposition[];
  live: readonly ReadComposition[];
}

/** Reads each file of a move once, for all steps of the gate. @throws RefusedPromotionError when one is missing or altered */
export async function readMove(
  store: ReleaseStore,
  entry: JournalEntry,
  liveEntry: JournalEntry | null,
): Promise<Move> {
  const candidates = await Promise.all(
    findNewCompositions(entry, liveEntry).map(stored => readCandidate(store, stored)),
  );
  const live = await Promise.all(
    (liveEntry ? compositionsOf(liveEntry) : []).map(composition => readLive(store, composition)),
  );
  return { liveEntry, candidates, live };
}

/** A composition that is to go live, whole. @throws RefusedPromotionError when a file is missing or altered */
export const readCandidate = (
  store: ReleaseStore,
  composition: StoredComposition,
): Promise<ReadComposition> =>
  readComposition(composition, (name, stored) => readRelease(store, name, stored));

/** Prune may have removed a release while the gate worked. @throws RefusedPromotionError */
export async function confirmCandidates(
  store: ReleaseStore,
  candidates: readonly ReadComposition[],
): Promise<void> {
  const releases = candidates.flatMap(({ stored: { shell, remotes } }) =>
    Object.entries({ shell, ...remotes }),
  );
  await Promise.all(releases.map(([name, stored]) => readManifest(store, name, stored)));
}

/** A live composition as rules compare it: its other faults must not keep its successor out, nor that one is gone. */
const readLive = (store: ReleaseStore, composition: StoredComposition): Promise<ReadComposition> =>
  readComposition(composition, async (name, stored) => {
    const release = await readManifest(store, name, stored).catch((error: unknown): undefined => {
      if (name === 'shell' || !(error instanceof RefusedPromotionError)) throw error;
    });
    return release && { release, files: new Map() };
  });

/** @param read makes sure that a release is one of the package that it is asked for; a remote without one is left out */
async function readComposition(
  stored: StoredComposition,
  read: (name: ReleasedPackage, stored: StoredRelease) => Promise<ReadRelease<Manifest> | undefined>,
): Promise<ReadComposition> {
  const readRemote = async ([remote, release]: [string, StoredRelease]) => {
    const found = await read(remote, release);
    return found ? [[remote, found as ReadRelease] as const] : [];
  };
  const [host, releases] = await Promise.all([
    read('shell', stored.shell),
    Promise.all(Object.entries(stored.remotes).map(readRemote)),
  ]);
  return { stored, shell: host as ReadRelease<ShellManifest>, releases: new Map(releases.flat()) };
}

/** The compositions of an entry that are not live yet; if all are, the last one. */
function findNewCompositions(entry: JournalEntry, live: JournalEntry | null): StoredComposition[] {
  const all = compositionsOf(entry);
  const before = live ? compositionsOf(live) : [];
  const added = all.filter(composition => !before.some(each => isDeepStrictEqual(each, composition)));
  return added.length > 0 ? added : all.slice(-1);
}
