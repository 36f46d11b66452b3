import { appendEntry, type JournalEntry, type NumberedEntry } from './journal.ts';
import type { ReleaseStore } from './store.ts';

/** A composition as the journal names it. */
export type StoredComposition = Pick<JournalEntry, 'shell' | 'remotes'>;

/** What an entry makes live: the composition for all visitors, and that of its canary. */
export function compositionsOf({ shell, remotes, canary }: JournalEntry): StoredComposition[] {
  const stable = { shell, remotes };
  return canary ? [stable, { shell, remotes: { ...remotes, [canary.what]: canary.release } }] : [stable];
}

/** Who ends a canary, and why. */
interface Ending {
  by: string;
  reason: string;
  now?: () => Date;
}

/** The entry that ends a canary and changes nothing else; undefined when there is none. What stays was checked before. */
export function withoutCanary(
  { canary, previous: _previous, signature: _signature, ...entry }: JournalEntry,
  { by, reason, now = () => new Date() }: Ending,
): JournalEntry | undefined {
  const stable = canary && entry.remotes[canary.what];
  if (!stable) return undefined;
  const moved = { what: canary.what, from: canary.release.digest, to: stable.digest };
  return { ...entry, moved, by, at: now().toISOString(), reason };
}

/**
 * Ends a canary by the next entry of the journal. When another writer was first, starts again from its entry.
 * @returns undefined when the newest entry has no such canary
 */
export function endCanary(
  store: ReleaseStore,
  { what, digest, ...ending }: Ending & { what: string; digest?: string },
): Promise<NumberedEntry | undefined> {
  return appendEntry(store, async live => {
    const canary = live?.canary;
    if (!live || canary?.what !== what) return undefined;
    if (digest !== undefined && canary.release.digest !== digest) return undefined;
    return withoutCanary(live, ending);
  });
}
