import { customerRemotes } from 'shared-contracts/host';
import { RefusedPromotionError } from '../store/refused-promotion-error.ts';
import type { ReleaseStore } from '../store/store.ts';
import { type ReleasedPackage, releaseFolder } from '../store/stored-release.ts';
import { journalOf, readEntries } from './journal.ts';
import { releasesOf } from './retained-releases.ts';

/**
 * Digest of the release that was live before the current one went live first. Rolling back twice thus goes back two
 * releases, and never forward again. Invalid entries were never live.
 * @param channel of a channel the release that it had before; null when it had none
 * @throws RefusedPromotionError when there is none
 */
export async function findReplacedRelease(
  store: ReleaseStore,
  name: ReleasedPackage,
  channel?: string,
): Promise<string | null> {
  let current: string | undefined;
  let replaced: string | null | undefined;
  let hadOthers = false;
  for await (const { entry } of readEntries(store, { journal: journalOf(channel) })) {
    const { shell, remotes } = entry;
    const digest = (name === 'shell' ? shell : remotes[name])?.digest ?? null;
    current ??= digest ?? undefined;
    hadOthers ||= digest !== null && digest !== current;
    // … -> other -> current: the entry before the earliest run of the current release decides.
    if (digest !== current) replaced = replaced === undefined ? digest : replaced;
    else if (replaced !== undefined) replaced = undefined;
    const isClosed = channel && Object.keys(remotes).length === 0;
    if (isClosed || !current) break;
  }
  if (channel && !current)
    throw new RefusedPromotionError(`The channel ${channel} has no release of ${name}.`);
  if (replaced || channel) return replaced ?? null;
  // The first release of a remote that is new. The customer's own are never taken out.
  const isOnly = name !== 'shell' && !customerRemotes.includes(name);
  const first = isOnly ? `"retire ${name} --reason …" takes it out` : 'promote another one';
  throw new RefusedPromotionError(
    `${name} has no release to go back to: ${hadOthers || !current ? 'name one with --to' : first}.`,
  );
}

/** What goes back takes no look and is held to fewer rules. @throws RefusedPromotionError for a release that was never live */
export async function requireOnceLive(
  store: ReleaseStore,
  name: ReleasedPackage,
  digest: string,
): Promise<void> {
  for await (const { entry } of readEntries(store))
    if (releasesOf(entry).has(releaseFolder(name, digest))) return;
  throw new RefusedPromotionError(
    `${name} ${digest} was never live, so there is no way back to it: promote it.`,
  );
}
