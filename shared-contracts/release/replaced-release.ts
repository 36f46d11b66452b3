import { type ReleasedPackage, readValidEntries } from './journal.ts';
import { RefusedPromotionError } from './promote.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Digest of the release that was live before the current one went live first. Rolling back twice thus goes back two
 * releases, and never forward again. Invalid entries were never live.
 * @throws RefusedPromotionError when there is none
 */
export async function findReplacedRelease(store: ReleaseStore, name: ReleasedPackage): Promise<string> {
  let current: string | undefined;
  let replaced: string | undefined;
  for await (const { entry } of readValidEntries(store)) {
    const { shell, remotes } = entry;
    const digest = (name === 'shell' ? shell : remotes[name])?.digest;
    current ??= digest;
    // … -> other -> current: the entry before the earliest run of the current release decides.
    if (digest !== current) replaced ??= digest;
    else if (replaced !== undefined) replaced = undefined;
  }
  if (!replaced) throw new RefusedPromotionError(`${name} has no release to go back to: name one with --to.`);
  return replaced;
}
