import { publish } from '../store/publish.ts';
import { openAddress, openBuild, type ReleaseSource } from '../store/release-source.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { JournalEntry } from './journal-entry.ts';
import { promote } from './promote.ts';

/** The release in a folder, or at the address of its release.json. */
export const releaseAt = (place: string): ReleaseSource =>
  /^https?:/.test(place) ? openAddress(new URL(place)) : openBuild(place);

/**
 * Copies a release into a store on this machine and makes it live. No gate is asked: the shell tries it, unless `checks`
 * vouches for that.
 * @param store its journal begins with a release of the shell
 * @returns its digest
 */
export async function makeLive(
  store: ReleaseStore,
  source: ReleaseSource,
  checks: JournalEntry['checks'] = {},
): Promise<string> {
  const { name, digest, integrity } = await publish(store, source);
  await promote(store, {
    move: { what: name, release: { digest, integrity } },
    by: 'this machine',
    reason: 'a local run',
    check: async () => checks,
  });
  return digest;
}
