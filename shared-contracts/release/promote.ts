import {
  createEntry,
  type JournalEntry,
  type NumberedEntry,
  type ReleasedPackage,
  readNewestEntry,
  type StoredRelease,
} from './journal.ts';
import type { ReleaseStore } from './store.ts';

/** Promotions that may win against this one before it gives up. */
const TRIES = 50;

/** A check that a candidate composition did not pass. The message is one sentence that says what is wrong. */
export class RefusedPromotionError extends Error {
  override readonly name = 'RefusedPromotionError';
}

/** Checks a candidate against the entry that is live. @throws RefusedPromotionError */
export type CheckComposition = (
  candidate: JournalEntry,
  live: JournalEntry | null,
) => Promise<JournalEntry['checks']>;

export interface Move {
  what: ReleasedPackage;
  release: StoredRelease;
}

interface Promotion {
  move: Move;
  by: string;
  reason: string;
  check: CheckComposition;
  now?: () => Date;
}

/**
 * Moves one package of the live composition and nothing else: takes the newest entry, checks the composition with the move
 * made, and writes the next number. When another promotion wrote it first, starts again from the newer entry.
 * @throws RefusedPromotionError when a check refuses; Error when the store cannot be reached
 */
export async function promote(store: ReleaseStore, promotion: Promotion): Promise<NumberedEntry> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const newest = await readNewestEntry(store);
    const candidate = withMove(newest?.entry ?? null, promotion);
    const checks = await promotion.check(candidate, newest?.entry ?? null);
    const next = { number: (newest?.number ?? 0) + 1, entry: { ...candidate, checks } };
    if (await createEntry(store, next)) return next;
  }
  throw new Error(`Another promotion won ${TRIES} times in a row; try again.`);
}

/** The entry that a move would make of the live one, not yet checked. @throws RefusedPromotionError without a shell */
export function withMove(
  live: JournalEntry | null,
  { move: { what, release }, by, reason, now = () => new Date() }: Omit<Promotion, 'check'>,
): JournalEntry {
  const before = what === 'shell' ? live?.shell : live?.remotes[what];
  const shell = what === 'shell' ? release : live?.shell;
  if (!shell) throw new RefusedPromotionError('The journal is empty: promote a release of the shell first.');
  const remotes = what === 'shell' ? live?.remotes : { ...live?.remotes, [what]: release };
  const moved = { what, from: before?.digest ?? null, to: release.digest };
  return { schema: 1, shell, remotes: remotes ?? {}, moved, by, at: now().toISOString(), reason, checks: {} };
}
