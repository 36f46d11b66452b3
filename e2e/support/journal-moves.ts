import { createEntry, type JournalEntry, openStore } from '@carefare/release';
import { type RemoteKey, remoteKeys } from 'e2e-stack';
import { publishNewest } from './filled-store.ts';
import { publishNumbered } from './numbered-releases.ts';

/** The number of each remote's release. */
export type ReleaseNumbers = Readonly<Record<RemoteKey, number>>;

const kinds = ['promotion', 'share', 'share for all', 'roll-back', 'share', 'end of a share'] as const;

const SHARE = 50;

/** Moves of a journal, each an entry without a gate: releases with numbers, shares of them, and roll-backs, in turn. */
export async function createJournalMoves(dir: string) {
  const store = openStore(dir);
  const base = await publishNewest(dir);
  const compositions: ReleaseNumbers[] = [];
  let stable: ReleaseNumbers = { catalogue: 0, calculator: 0, quote: 0 };
  let before = stable;
  let share: { what: RemoteKey; number: number } | undefined;
  let entries = 0;

  const withShare = (): ReleaseNumbers => (share ? { ...stable, [share.what]: share.number } : stable);
  async function write(): Promise<void> {
    compositions.push(stable, withShare());
    const remotes: JournalEntry['remotes'] = {};
    for (const key of remoteKeys) remotes[key] = await publishNumbered(store, key, stable[key]);
    const entry: JournalEntry = { ...base, remotes };
    if (share) {
      const release = await publishNumbered(store, share.what, share.number);
      entry.share = { channel: 'next', remotes: { [share.what]: release }, percent: SHARE };
    }
    entries += 1;
    await createEntry(store, { number: entries, entry });
  }
  await write();

  return {
    /** All that have been live. */
    compositions: compositions as readonly ReleaseNumbers[],
    /** What a visitor with this number gets. */
    compositionOf: (number: number): ReleaseNumbers => (number < SHARE ? withShare() : stable),
    async next(): Promise<void> {
      const kind = kinds[(entries - 1) % kinds.length];
      const what = remoteKeys[entries % remoteKeys.length] as RemoteKey;
      if (kind === 'share') share = { what, number: entries };
      else if (kind === 'roll-back') stable = before;
      else {
        if (kind === 'promotion') [before, stable] = [stable, { ...stable, [what]: entries }];
        if (kind === 'share for all') [before, stable] = [stable, withShare()];
        share = undefined;
      }
      await write();
    },
    async endShare(): Promise<void> {
      share = undefined;
      await write();
    },
  };
}
