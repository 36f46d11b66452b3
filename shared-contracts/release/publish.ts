import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
import { releaseFolder, type StoredRelease } from './journal.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Copies a built release into the store, its release.json last, so that a release that is there is whole. Publishing the
 * same release again changes nothing.
 * @param folder `<package>/.releases/<digest>`
 */
export async function publish(store: ReleaseStore, name: string, folder: string): Promise<StoredRelease> {
  const manifest = readFileSync(join(folder, 'release.json'));
  const { digest } = JSON.parse(manifest.toString('utf8')) as { digest: string };
  const files = globSync('**/*', { cwd: folder }).filter(
    file => file !== 'release.json' && statSync(join(folder, file)).isFile(),
  );
  for (const file of [...files, 'release.json'])
    await store.create(`${releaseFolder(name, digest)}/${file}`, readFileSync(join(folder, file)));
  return { digest, integrity: integrityOf(manifest) };
}
