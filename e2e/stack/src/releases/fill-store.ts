import { join } from 'node:path';
import {
  openAddress,
  openBuild,
  promote,
  publish,
  type ReleaseSource,
  type ReleaseStore,
} from '@carefare/release';
import { packageDir } from '../packages.ts';
import { latestRelease } from './build-packages.ts';

/** The newest build of a package. */
export const newestBuild = (name: string): ReleaseSource =>
  openBuild(join(packageDir(name), '.releases', latestRelease(name)));

/** The release in a folder, or at the address of its release.json. */
export const releaseAt = (place: string): ReleaseSource =>
  /^https?:/.test(place) ? openAddress(new URL(place)) : openBuild(place);

/**
 * Copies a release into a local store and makes it live. No gate is asked: the shell rehearses it.
 * @param store its journal begins with a release of the shell
 */
export async function makeLive(store: ReleaseStore, source: ReleaseSource): Promise<void> {
  const { name, digest, integrity } = await publish(store, source);
  await promote(store, {
    move: { what: name, release: { digest, integrity } },
    by: 'the local stack',
    reason: 'a local run',
    check: async () => ({}),
  });
}
