import { createEntry, type JournalEntry, openStore } from '@carefare/release';
import { type RemoteKey, remoteKeys } from 'shared-contracts';
import { publishNewest } from './filled-store.ts';
import { publishNumbered } from './numbered-releases.ts';

/** The number of each remote's release. */
export type Composition = Readonly<Record<RemoteKey, number>>;

const kinds = ['promotion', 'canary', 'canary for all', 'roll-back', 'canary', 'end of a canary'] as const;

const SHARE = 50;

/** Moves of a journal, each an entry without a gate: releases with numbers, canaries of them, and roll-backs, in turn. */
export async function createMoves(dir: string) {
  const store = openStore(dir);
  const base = await publishNewest(dir);
  const compositions: Composition[] = [];
  let stable: Composition = { catalogue: 0, calculator: 0, quote: 0 };
  let before = stable;
  let canary: { what: RemoteKey; number: number } | undefined;
  let entries = 0;

  const withCanary = (): Composition => (canary ? { ...stable, [canary.what]: canary.number } : stable);
  async function write(): Promise<void> {
    compositions.push(stable, withCanary());
    const remotes: JournalEntry['remotes'] = {};
    for (const key of remoteKeys) remotes[key] = await publishNumbered(store, key, stable[key]);
    const entry: JournalEntry = { ...base, remotes };
    if (canary)
      entry.canary = {
        what: canary.what,
        release: await publishNumbered(store, canary.what, canary.number),
        share: SHARE,
      };
    entries += 1;
    await createEntry(store, { number: entries, entry });
  }
  await write();

  return {
    /** All that have been live. */
    compositions: compositions as readonly Composition[],
    /** What a visitor with this number gets. */
    compositionOf: (number: number): Composition => (number < SHARE ? withCanary() : stable),
    async next(): Promise<void> {
      const kind = kinds[(entries - 1) % kinds.length];
      const what = remoteKeys[entries % remoteKeys.length] as RemoteKey;
      if (kind === 'canary') canary = { what, number: entries };
      else if (kind === 'roll-back') stable = before;
      else {
        if (kind === 'promotion') [before, stable] = [stable, { ...stable, [what]: entries }];
        if (kind === 'canary for all') [before, stable] = [stable, withCanary()];
        canary = undefined;
      }
      await write();
    },
    async endCanary(): Promise<void> {
      canary = undefined;
      await write();
    },
  };
}
