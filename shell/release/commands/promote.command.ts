import { customerRemotes } from 'shared-contracts/host';
import { createGate, type GateOptions } from '../gate/gate.ts';
import { closeChannel, closeLiveChannels, shareChannel } from '../journal/channels.ts';
import { journalOf, type NumberedEntry, readNewestEntry } from '../journal/journal.ts';
import { type CheckComposition, promote } from '../journal/promote.ts';
import { findReplacedRelease, requireOnceLive } from '../journal/replaced-release.ts';
import { findRelease, readManifest } from '../store/read-release.ts';
import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { ReleasedPackage } from '../store/stored-release.ts';
import { describeShare, readWarnings } from './history.command.ts';
import type { Outcome } from './outcome.ts';
import { previewLinks } from './preview-link.ts';

export interface Reasons extends Pick<GateOptions, 'override' | 'look' | 'withoutLook' | 'takes'> {
  by: string;
  reason: string;
  /** The channel to promote to, in place of live. */
  channel?: string | undefined;
  /** Other remotes whose releases in the channel may go along. */
  others?: readonly ReleasedPackage[] | undefined;
}

/** With a reason of its own. */
type MaybeReasons = Omit<Reasons, 'reason'> & Partial<Pick<Reasons, 'reason'>>;

/** Checks and tries the live composition with one package moved, then makes it live, or makes it what a channel shows. */
export async function promoteRelease(
  store: ReleaseStore,
  name: ReleasedPackage,
  digest: string,
  { by, reason, channel, others = [], isNew = false, ...options }: Reasons & { isNew?: boolean },
): Promise<Outcome> {
  const linkOf = previewLinks();
  if (!isNew) await checkKnown(store, name, channel);
  const move = { what: name, release: await findRelease(store, name, digest) };
  const check = createGate(store, { ...options, isPreview: channel !== undefined });
  const promoted = await promote(store, { move, by, reason, channel, others, check });
  const { lines, data } = describe(promoted);
  if (channel) return { lines: [...lines, `It is seen at ${linkOf(channel)}`], data };
  const closed = await closeLiveChannels(store, promoted.entry, { by, reason: 'it is live' });
  return { lines: [...lines, ...closed], data };
}

/** @throws RefusedPromotionError for a remote that was never live: the name may be mistyped */
async function checkKnown(store: ReleaseStore, name: ReleasedPackage, channel?: string): Promise<void> {
  if (!(await isKnown(store, name, channel)))
    throw new RefusedPromotionError(`No live remote is called ${name}: if it is a new one, add --new.`);
}

/** Whether a package needs no `--new`: it is live, in the channel, or one of the customer's. */
export async function isKnown(
  store: ReleaseStore,
  name: ReleasedPackage,
  channel?: string,
): Promise<boolean> {
  if (name === 'shell' || customerRemotes.includes(name)) return true;
  const journals = channel ? [journalOf(), journalOf(channel)] : [journalOf()];
  const newest = await Promise.all(journals.map(journal => readNewestEntry(store, journal)));
  return newest.some(each => each?.entry.remotes[name] !== undefined);
}

/** Takes a remote out: its pages are not found, or with `gone` answer 410, and its slots are empty, for all visitors. */
export async function retire(
  store: ReleaseStore,
  name: ReleasedPackage,
  { by, reason, override, gone = false }: Reasons & { gone?: boolean },
): Promise<Outcome> {
  if (customerRemotes.includes(name) && !override)
    throw new RefusedPromotionError(`${name} is one of the customer's remotes: say why with --override.`);
  const gate = createGate(store, { isRollback: true });
  const check: CheckComposition = async (...entries) => ({
    ...(await gate(...entries)),
    ...(customerRemotes.includes(name) && { owner: `overridden (${override})` }),
  });
  const move = { what: name, release: null, gone: gone ? await readPaths(store, name) : undefined };
  return describe(await promote(store, { move, by, reason, check }));
}

/** Paths of the pages that a live remote has. */
async function readPaths(store: ReleaseStore, name: ReleasedPackage): Promise<string[]> {
  const release = (await readNewestEntry(store))?.entry.remotes[name];
  const manifest = release && (await readManifest(store, name, release));
  return manifest && 'pages' in manifest ? manifest.pages.map(({ path }) => path) : [];
}

/** Makes the previous release live again, or an earlier one that is named; in a channel likewise. */
export async function rollBack(
  store: ReleaseStore,
  name: ReleasedPackage,
  { to, by, reason = 'roll-back', channel }: MaybeReasons & { to?: string },
): Promise<Outcome> {
  const digest = to ?? (await findReplacedRelease(store, name, channel));
  const move = { what: name, release: digest === null ? null : await findRelease(store, name, digest) };
  if (to && !channel) await requireOnceLive(store, name, to);
  const check = createGate(store, { isRollback: true });
  return describe(await promote(store, { move, by, reason, channel, check }));
}

/** Gives a channel's releases to a share of visitors, or ends that with 0 %. */
export async function share(
  store: ReleaseStore,
  channel: string,
  percent: number,
  { by, reason = `share ${channel}`, others = [], ...options }: MaybeReasons,
): Promise<Outcome> {
  const check = createGate(store, options);
  const { number, entry } = await shareChannel(store, {
    channel,
    percent,
    others,
    by,
    reason,
    check,
  });
  const line = entry.share ? `${describeShare(entry.share)} is live` : `The share of ${channel} is ended`;
  return { lines: [`${line} with entry ${number}`], data: { number, ...entry } };
}

/** Ends a channel. */
export async function close(
  store: ReleaseStore,
  channel: string,
  { by, reason = 'closed' }: MaybeReasons,
): Promise<Outcome> {
  const { number, entry } = await closeChannel(store, channel, { by, reason });
  return { lines: [`The channel ${channel} is closed with entry ${number}`], data: { number, ...entry } };
}

function describe({ number, entry }: NumberedEntry): Outcome {
  const { what, from, to } = entry.moved ?? { what: 'shell', from: null, to: entry.shell.digest };
  const replaced = from ? `, in place of ${from}` : '';
  const place = entry.channel ? `in the channel ${entry.channel}` : 'live';
  const line = to
    ? `${what} ${to} is ${place} with entry ${number}${replaced}`
    : `${what} is no longer ${place}, with entry ${number}`;
  const { places } = entry.checks;
  const lines = [line, ...(places ? [places] : []), ...readWarnings(entry.checks)];
  return { lines, data: { number, ...entry } };
}
