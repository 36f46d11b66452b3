import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { ReleasedPackage } from '../store/stored-release.ts';
import { type Difference, differenceOf, latestTime } from './compositions.ts';
import { appendEntry, journalOf, listChannels, type NumberedEntry, readNewestEntry } from './journal.ts';
import type { JournalEntry, Share } from './journal-entry.ts';
import { type CheckComposition, refuseDrafts } from './promote.ts';

interface Ending {
  by: string;
  reason: string;
  now?: () => Date;
}

/** What a channel has in place of live releases; undefined when it is not open. */
export const findDifference = async (
  store: ReleaseStore,
  channel: string,
  now?: Date,
): Promise<Difference | undefined> =>
  differenceOf((await readNewestEntry(store, journalOf(channel)))?.entry, now);

/** @throws RefusedPromotionError when no such channel is open */
export async function readChannel(store: ReleaseStore, name: string, now?: Date): Promise<Difference> {
  const difference = await findDifference(store, name, now);
  if (!difference) throw new RefusedPromotionError(`There is no open channel ${name}.`);
  return difference;
}

/**
 * Ends a channel. Its history stays, and the next promotion to it opens it again.
 * @param isMeant says whether it may end with what it has, which somebody may change meanwhile
 * @throws RefusedPromotionError
 */
export async function closeChannel(
  store: ReleaseStore,
  name: string,
  { by, reason, now = () => new Date() }: Ending,
  isMeant: (difference: Difference) => boolean = () => true,
): Promise<NumberedEntry> {
  const write = async (newest: JournalEntry | null): Promise<JournalEntry> => {
    const difference = newest && differenceOf(newest, now());
    if (!newest || !difference) throw new RefusedPromotionError(`There is no open channel ${name}.`);
    if (!isMeant(difference)) throw new RefusedPromotionError('It has another release by now.');
    return { ...unsigned(newest), remotes: {}, moved: null, by, at: now().toISOString(), reason, checks: {} };
  };
  return await appendEntry(store, write, journalOf(name));
}

/**
 * Closes the channels whose releases are all live now. What fails is only reported: the promotion has been made, and the next
 * one tries again.
 * @returns a sentence about each
 */
export async function closeLiveChannels(
  store: ReleaseStore,
  { remotes }: JournalEntry,
  ending: Ending,
): Promise<string[]> {
  const isLive = (difference: Difference) =>
    Object.entries(difference).every(([key, { digest }]) => remotes[key]?.digest === digest);
  const close = async (name: string): Promise<string[]> => {
    const difference = await findDifference(store, name);
    if (!difference || !isLive(difference)) return [];
    await closeChannel(store, name, ending, isLive);
    return [`The channel ${name} is closed: it is live.`];
  };
  const report = (what: string) => (error: Error) => [`${what} could not be closed: ${error.message}`];
  try {
    const channels = await listChannels(store);
    const closed = channels.map(name => close(name).catch(report(`The channel ${name}`)));
    return (await Promise.all(closed)).flat();
  } catch (error) {
    return report('Channels that are live')(error as Error);
  }
}

/**
 * Gives what a channel has now to a share of visitors, by the next live entry. What the channel gets later reaches none.
 * @param percent 0 ends the share
 * @throws RefusedPromotionError when a check refuses, and for a share that cannot be
 */
export async function shareChannel(
  store: ReleaseStore,
  {
    channel,
    percent,
    check,
    others,
    ...ending
  }: Ending &
    Pick<Share, 'channel' | 'percent'> & {
      check: CheckComposition;
      /** Remotes whose releases in the channel are meant, besides its own; any without. */
      others?: readonly ReleasedPackage[] | undefined;
    },
): Promise<NumberedEntry> {
  const { by, reason, now = () => new Date() } = ending;
  const newest = (await readNewestEntry(store))?.entry;
  const remotes =
    percent === 0 ? {} : await readChannel(store, channel, newest ? latestTime(now(), newest) : now());
  return await appendEntry(store, async live => {
    const refuse = (sentence: string): never => {
      throw new RefusedPromotionError(`${channel} is refused as a share: ${sentence}.`);
    };
    if (!live) return refuse('the journal is empty');
    if (others) refuseDrafts({ channel, remotes, live }, [...findOwners(channel, remotes), ...others]);
    const { share, ...stable } = unsigned(live);
    const head = { ...stable, moved: null, by, at: now().toISOString(), reason };
    if (percent === 0) return share?.channel === channel ? head : refuse('no share of it is live');
    if (share && share.channel !== channel)
      return refuse(
        `${share.channel} is one already, for ${share.percent} % of visitors. End that first, with 0 %`,
      );
    const missing = Object.keys(remotes).find(key => !(key in live.remotes));
    if (missing) return refuse(`no release of ${missing} is live yet, so promote one for all first`);
    const candidate = { ...head, share: { channel, remotes, percent } };
    return { ...candidate, checks: await check(candidate, live) };
  });
}

/** The remote whose name a channel's begins with, or the only one that it has. */
function findOwners(channel: string, remotes: Difference): string[] {
  const keys = Object.keys(remotes);
  const named = keys
    .filter(key => `${channel}-`.startsWith(`${key}-`))
    .toSorted((a, b) => b.length - a.length);
  return named.length > 0 || keys.length > 1 ? named.slice(0, 1) : keys;
}

const unsigned = ({ previous: _previous, signature: _signature, ...entry }: JournalEntry) => entry;
