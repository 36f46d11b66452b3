import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { ReleasedPackage, StoredRelease } from '../store/stored-release.ts';
import { type Difference, differenceOf, latestTime, withDifference } from './compositions.ts';
import { appendEntry, journalOf, type NumberedEntry, readNewestEntry } from './journal.ts';
import type { JournalEntry, Share } from './journal-entry.ts';

/** Checks a candidate against the entry that is live. @throws RefusedPromotionError */
export type CheckComposition = (
  candidate: JournalEntry,
  live: JournalEntry | null,
) => Promise<JournalEntry['checks']>;

export interface Move {
  what: ReleasedPackage;
  /** Null takes a remote out, of a channel or for all visitors. */
  release: StoredRelease | null;
  /** Paths of the pages of a remote that is taken out for good. */
  gone?: readonly string[] | undefined;
}

interface Promotion {
  move: Move;
  by: string;
  reason: string;
  check: CheckComposition;
  /** A channel in place of the live journal. */
  channel?: string | undefined;
  /** Other remotes whose releases may be in the channel; without the list, any. */
  others?: readonly ReleasedPackage[] | undefined;
  now?: () => Date;
}

/**
 * Moves one package of the live composition or of a channel and nothing else: takes the newest entry, checks the composition
 * with the move made, and writes the next number. When another promotion wrote it first, starts again from the newer entry.
 * @throws RefusedPromotionError when a check refuses; Error when the store cannot be reached
 */
export async function promote(store: ReleaseStore, promotion: Promotion): Promise<NumberedEntry> {
  const { channel, check } = promotion;
  if (!channel)
    return await appendEntry(store, async live => {
      const candidate = withMove(live, promotion);
      return { ...candidate, checks: await check(candidate, live) };
    });
  const write = async (newest: JournalEntry | null): Promise<JournalEntry> => {
    const live = (await readNewestEntry(store))?.entry ?? null;
    const entry = withMoveInChannel({ live, newest }, { ...promotion, channel });
    const { channel: _channel, ...candidate } = { ...entry, ...withDifference(live ?? entry, entry.remotes) };
    return { ...entry, checks: await check(candidate, live) };
  };
  return await appendEntry(store, write, journalOf(channel));
}

type Unchecked = Omit<Promotion, 'check'>;

/**
 * The entry that a move would make of the live one, not yet checked. A share stays but for the package that is moved, and so
 * do the pages that are gone.
 * @throws RefusedPromotionError without a shell
 */
export function withMove(
  live: JournalEntry | null,
  { move, by, reason, now = () => new Date() }: Unchecked,
): JournalEntry {
  const { what, release } = move;
  const { [what]: _gone, ...goneBefore } = live?.gone ?? {};
  const gone = move.gone ? { ...goneBefore, [what]: [...move.gone] } : goneBefore;
  const isShell = what === 'shell';
  const before = isShell ? live?.shell : live?.remotes[what];
  if (!release && (isShell || !before))
    throw new RefusedPromotionError(isShell ? 'There is no site without a shell.' : `${what} is not live.`);
  const shell = (isShell && release) || live?.shell;
  if (!shell) throw new RefusedPromotionError('The journal is empty: promote a release of the shell first.');
  const { [what]: _before, ...others } = live?.remotes ?? {};
  const remotes = isShell || !release ? others : { ...live?.remotes, [what]: release };
  const share = live?.share && withoutRemote(live.share, what);
  const moved = { what, from: before?.digest ?? null, to: release?.digest ?? null };
  return {
    schema: 1,
    shell,
    remotes,
    ...(share && { share }),
    ...(Object.keys(gone).length > 0 && { gone }),
    moved,
    by,
    at: now().toISOString(),
    reason,
    checks: {},
  };
}

function withoutRemote(share: Share, what: ReleasedPackage): Share | undefined {
  const remotes = Object.fromEntries(Object.entries(share.remotes).filter(([key]) => key !== what));
  return Object.keys(remotes).length > 0 ? { ...share, remotes } : undefined;
}

/**
 * Nobody shows or ships a colleague's draft by mistake.
 * @param named remotes whose releases in the channel are meant
 * @throws RefusedPromotionError for releases of others that are not live
 */
export function refuseDrafts(
  { channel, remotes, live }: { channel: string; remotes: Difference; live: JournalEntry },
  named: readonly ReleasedPackage[],
): void {
  const drafts = Object.entries(remotes).filter(
    ([key, { digest }]) => !named.includes(key) && digest !== live.remotes[key]?.digest,
  );
  if (drafts.length === 0) return;
  const list = drafts.map(([key, { digest }]) => `${key} ${digest}`).join(' and ');
  throw new RefusedPromotionError(
    `The channel ${channel} also has ${list}: if that is meant, add --with ${drafts.map(([key]) => key).join(' ')}, else take a channel of your own.`,
  );
}

/** @throws RefusedPromotionError for a move that no channel can make */
function withMoveInChannel(
  { live, newest }: { live: JournalEntry | null; newest: JournalEntry | null },
  {
    move: { what, release },
    channel,
    others: named,
    by,
    reason,
    now = () => new Date(),
  }: Unchecked & { channel: string },
): JournalEntry {
  if (what === 'shell')
    throw new RefusedPromotionError(
      'The shell is refused in a channel: start a second shell with this release, and have the load balancer send visitors to it.',
    );
  if (!live) throw new RefusedPromotionError('The journal is empty: promote a release of the shell first.');
  const before = differenceOf(newest ?? undefined, latestTime(now(), live)) ?? {};
  if (named) refuseDrafts({ channel, remotes: before, live }, [what, ...named]);
  const others = Object.entries(before).filter(([key]) => key !== what);
  return {
    schema: 1,
    channel,
    shell: live.shell,
    remotes: { ...Object.fromEntries(others), ...(release && { [what]: release }) },
    moved: { what, from: before[what]?.digest ?? null, to: release?.digest ?? null },
    by,
    at: now().toISOString(),
    reason,
    checks: {},
  };
}
