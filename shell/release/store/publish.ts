import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotli, isCompressible } from '@carefare/build/compress';
import { integrityOf } from '@carefare/build/integrity';
import { type Manifest, packageOf, parseManifest } from './manifest.ts';
import type { ReleaseSource } from './release-source.ts';
import { publishSourceMaps } from './source-maps.ts';
import type { ReleaseStore } from './store.ts';
import type { ReleasedPackage, StoredRelease } from './stored-release.ts';
import { releaseFolder } from './stored-release.ts';

export interface PublishedRelease extends StoredRelease {
  name: ReleasedPackage;
  /** Without them, error reports name places in minified files. */
  hasSourceMaps: boolean;
}

/**
 * Copies a built release into the store, its release.json last, so that a release that is there is whole, and its source
 * maps next to it. What is not there of its files as brotli, which shells serve, is made here. Publishing the same release again
 * changes nothing.
 * @throws Error when the release.json is malformed, is of more than a shell takes, or does not match the files, and when the store has
 * other content under the digest
 */
export async function publish(store: ReleaseStore, source: ReleaseSource): Promise<PublishedRelease> {
  const bytes = await source.read('release.json');
  if (!bytes) throw new Error('there is no release.json: build the package first');
  const manifest = parseManifest(bytes);
  const name = packageOf(manifest);
  const { digest } = manifest;
  const files = await readFiles(source, manifest);
  const target = releaseFolder(name, digest);
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
  const hasSourceMaps = await publishSourceMaps(store, { name, digest }, source);
  for (const [file, content] of files) await create(file, content);
  await create('release.json', bytes);
  return { name, digest, integrity: integrityOf(bytes), hasSourceMaps };
}

/** Every listed file; files that compress well as brotli too. @throws Error when a file is not what is listed */
async function readFiles(source: ReleaseSource, { files }: Manifest): Promise<Map<string, Uint8Array>> {
  const read = async ([file, { integrity, bytes: maxOutputLength }]: [string, Manifest['files'][string]]) => {
    const content = await source.read(file);
    if (content?.byteLength !== maxOutputLength || integrityOf(content) !== integrity)
      throw new Error(`${file} is not the file that its release.json lists`);
    if (!isCompressible(file)) return [[file, content] as const];
    const given = await source.read(`${file}.br`);
    const unpacked =
      given && (await promisify(brotliDecompress)(given, { maxOutputLength }).catch(() => null));
    const isSame = unpacked && integrityOf(unpacked) === integrity;
    return [[file, content] as const, [`${file}.br`, isSame ? given : await brotli(content)] as const];
  };
  return new Map((await Promise.all(Object.entries(files).map(read))).flat());
}
