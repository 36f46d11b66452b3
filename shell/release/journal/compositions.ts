import type { JournalEntry } from './journal-entry.ts';
import { KEPT_MS } from './kept-days.ts';

/** A composition as the journal names it. */
export type StoredComposition = Pick<JournalEntry, 'shell' | 'remotes'>;

/** Releases in place of live ones. */
export type Difference = JournalEntry['remotes'];

/** What a channel has in place of live releases; undefined when it is closed or was never there. */
export function differenceOf(entry: JournalEntry | undefined, now = new Date()): Difference | undefined {
  if (!entry || Object.keys(entry.remotes).length === 0) return undefined;
  return now.getTime() - Date.parse(entry.at) < KEPT_MS ? entry.remotes : undefined;
}

/** The later of a clock's time and the live entry's, so that a clock that is behind reopens no channel. */
export const latestTime = (clock: Date, live: Pick<JournalEntry, 'at'>): Date =>
  new Date(Math.max(clock.getTime(), Date.parse(live.at)));

/** The live composition with a difference. */
export const withDifference = (
  { shell, remotes }: StoredComposition,
  difference: Difference,
): StoredComposition => ({ shell, remotes: { ...remotes, ...difference } });

/** What an entry makes live: the composition for all visitors, and that of its share. */
export function compositionsOf({ shell, remotes, share }: JournalEntry): StoredComposition[] {
  const live = { shell, remotes };
  return share ? [live, withDifference(live, share.remotes)] : [live];
}
