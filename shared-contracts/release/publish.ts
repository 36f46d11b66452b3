import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotli, isCompressible } from '@carefare/build/compress';
import { integrityOf } from '@carefare/build/integrity';
import { type ReleasedPackage, releaseFolder, type StoredRelease } from './journal.ts';
import { packageOf, parseManifest } from './manifest.ts';
import { publishSourceMaps } from './source-maps.ts';
import type { ReleaseStore } from './store.ts';

interface PublishedRelease extends StoredRelease {
  name: ReleasedPackage;
}

/**
 * Copies a built release into the store, its release.json last, so that a release that is there is whole, and its source
 * maps beside it. What it lacks of its files as brotli, which shells serve, is made here. Publishing the same release again changes nothing.
 * @param folder `<package>/.releases/<digest>`
 * @throws Error when the release.json is malformed or does not match the files, for a build for tests, and when the store has
 * other content under the digest
 */
export async function publish(store: ReleaseStore, folder: string): Promise<PublishedRelease> {
  const manifestFile = join(folder, 'release.json');
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} does not exist: build the package first`);
  const bytes = readFileSync(manifestFile);
  const manifest = parseManifest(bytes);
  for (const [file, { integrity }] of Object.entries(manifest.files))
    if (!existsSync(join(folder, file)) || integrityOf(readFileSync(join(folder, file))) !== integrity)
      throw new Error(`${file} is not the file that its release.json lists`);
  const name = packageOf(manifest);
  const { digest } = manifest;
  if ('isForTests' in manifest && manifest.isForTests)
    throw new Error(`${name} ${digest} is a build for tests: build it again without FAULT_SWITCHES`);
  const target = releaseFolder(name, digest);
  const files = globSync('**/*', { cwd: folder, exclude: ['node_modules/**'] }).filter(
    file => file !== 'release.json' && statSync(join(folder, file)).isFile(),
  );
  const compare = (file: string, ours: Uint8Array, stored: Uint8Array | null) => {
    if (stored && integrityOf(stored) !== integrityOf(ours))
      throw new Error(
        `${name} ${digest} is in the store with other content, as ${file} shows: build the package again`,
      );
  };
  const create = async (file: string, content: Uint8Array) => {
    const isCreated = await store.create(`${target}/${file}`, content);
    // Compressed copies, which no release.json lists, may differ between two machines.
    const isListed = file === 'release.json' || file in manifest.files;
    if (!isCreated && isListed) compare(file, content, await store.read(`${target}/${file}`));
  };
  compare('release.json', bytes, await store.read(`${target}/release.json`));
  await publishSourceMaps(store, name, folder, digest);
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    await create(file, content);
    if (file in manifest.files && isCompressible(file) && !files.includes(`${file}.br`))
      await create(`${file}.br`, await brotli(content));
  }
  await create('release.json', bytes);
  return { name, digest, integrity: integrityOf(bytes) };
}
