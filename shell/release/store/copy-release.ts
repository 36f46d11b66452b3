import { isCompressible } from '@carefare/build/compress';
import { parseManifest } from './manifest.ts';
import type { ReleaseSource } from './release-source.ts';
import type { ReleaseStore } from './store.ts';
import { type ReleasedPackage, releaseFolder } from './stored-release.ts';

/**
 * Copies a published release as it is, with its compressed files. They are not checked here: a shell checks each file
 * against `release.json` before it serves it.
 */
export async function copyRelease(
  store: ReleaseStore,
  name: ReleasedPackage,
  digest: string,
  source: Pick<ReleaseSource, 'read'>,
): Promise<void> {
  const manifest = await source.read('release.json');
  if (!manifest) throw new Error(`there is no release.json of ${name} ${digest}`);
  const listed = Object.keys(parseManifest(manifest).files);
  const paths = listed.flatMap(path => (isCompressible(path) ? [path, `${path}.br`] : [path]));
  const target = releaseFolder(name, digest);
  const copy = async (path: string): Promise<void> => {
    const bytes = await source.read(path);
    if (bytes) await store.create(`${target}/${path}`, bytes);
  };
  await Promise.all(paths.map(copy));
  await store.create(`${target}/release.json`, manifest);
}
