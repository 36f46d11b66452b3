import {
  appendEntry,
  type Canary,
  type JournalEntry,
  type NumberedEntry,
  type ReleasedPackage,
  type StoredRelease,
} from './journal.ts';
import type { ReleaseStore } from './store.ts';

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
  /** Percent of visitors that get it, as a canary; all of them when it is left out. */
  share?: number | undefined;
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
export function promote(store: ReleaseStore, promotion: Promotion): Promise<NumberedEntry> {
  return appendEntry(store, async live => {
    const candidate = withMove(live, promotion);
    return { ...candidate, checks: await promotion.check(candidate, live) };
  });
}

/**
 * The entry that a move would make of the live one, not yet checked. A canary stays until its own package is moved.
 * @throws RefusedPromotionError without a shell, and for a canary that cannot be
 */
export function withMove(
  live: JournalEntry | null,
  { move, by, reason, now = () => new Date() }: Omit<Promotion, 'check'>,
): JournalEntry {
  const { what, release } = move;
  const before = what === 'shell' ? live?.shell : live?.remotes[what];
  const shell = what === 'shell' ? release : live?.shell;
  if (!shell) throw new RefusedPromotionError('The journal is empty: promote a release of the shell first.');
  const canary = findCanary(live, move);
  const isForAll = canary?.what !== what;
  const remotes = what === 'shell' || !isForAll ? live?.remotes : { ...live?.remotes, [what]: release };
  const moved = { what, from: before?.digest ?? null, to: release.digest };
  const at = now().toISOString();
  return {
    schema: 1,
    shell,
    remotes: remotes ?? {},
    ...(canary && { canary }),
    moved,
    by,
    at,
    reason,
    checks: {},
  };
}

/** The canary after a move. @throws RefusedPromotionError */
function findCanary(live: JournalEntry | null, { what, release, share }: Move): Canary | undefined {
  const canary = live?.canary;
  if (share === undefined) return canary?.what === what ? undefined : canary;
  const refuse = (reason: string): never => {
    throw new RefusedPromotionError(`${what} ${release.digest} is refused as a canary: ${reason}.`);
  };
  if (what === 'shell')
    return refuse('start a second shell with this release and have the load balancer send it a share');
  if (canary && (canary.what !== what || canary.release.digest !== release.digest))
    return refuse(
      `${canary.what} ${canary.release.digest} is one already, for ${canary.share} %. Promote that for all or roll it back first`,
    );
  const before = live?.remotes[what];
  if (!before) return refuse('no release of it is live yet, so promote one for all first');
  if (before.digest === release.digest) return refuse('it is live for all visitors');
  return { what, release, share };
}
