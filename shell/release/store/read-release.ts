import { integrityOf } from '@carefare/build/integrity';
import type { Release } from 'shared-contracts/host';
import { type Manifest, packageOf, parseManifest } from './manifest.ts';
import { RefusedPromotionError } from './refused-promotion-error.ts';
import type { ReleaseStore } from './store.ts';
import type { ReleasedPackage, StoredRelease } from './stored-release.ts';
import { releaseFolder } from './stored-release.ts';

/** A release that was read. Of a live one the gate reads no files. */
export interface ReadRelease<M extends Manifest = Release> {
  release: M;
  /** Each checked against the release's own list. */
  files: ReadonlyMap<string, Uint8Array>;
}

const manifestPath = (name: ReleasedPackage, digest: string) => `${releaseFolder(name, digest)}/release.json`;
const refuse = (name: ReleasedPackage, digest: string, reason: string) =>
  new RefusedPromotionError(`${name} ${digest} is refused: ${reason}.`);

/** Finds a published release. @throws RefusedPromotionError when the store has no such release */
export async function findRelease(
  store: ReleaseStore,
  name: ReleasedPackage,
  digest: string,
): Promise<StoredRelease> {
  const bytes = await store.read(manifestPath(name, digest));
  if (!bytes) throw refuse(name, digest, 'the store has no such release');
  return { digest, integrity: integrityOf(bytes) };
}

/** A release with all its files. @throws RefusedPromotionError when one is missing or is not what the release says */
export async function readRelease(
  store: ReleaseStore,
  name: ReleasedPackage,
  stored: StoredRelease,
): Promise<ReadRelease<Manifest>> {
  const release = await readManifest(store, name, stored);
  const files = Object.keys(release.files).map(
    async path => [path, await readFile(store, release, path)] as const,
  );
  return { release, files: new Map(await Promise.all(files)) };
}

/** @throws RefusedPromotionError when the file is missing or is not what the release says */
async function readFile(store: ReleaseStore, manifest: Manifest, path: string): Promise<Uint8Array> {
  const { digest, files } = manifest;
  const name = packageOf(manifest);
  const content = await store.read(`${releaseFolder(name, digest)}/${path}`);
  if (!content) throw refuse(name, digest, `${path} is missing`);
  if (integrityOf(content) !== files[path]?.integrity)
    throw refuse(name, digest, `${path} has a wrong integrity`);
  return content;
}

/** @throws RefusedPromotionError when the release.json is missing or is not the one that was promoted */
export async function readManifest(
  store: ReleaseStore,
  name: ReleasedPackage,
  { digest, integrity }: StoredRelease,
): Promise<Manifest> {
  const bytes = await store.read(manifestPath(name, digest));
  if (!bytes) throw refuse(name, digest, 'the store has no such release');
  if (integrityOf(bytes) !== integrity) throw refuse(name, digest, 'its release.json has a wrong integrity');
  const manifest = tryParse(bytes);
  if (manifest instanceof Error) throw refuse(name, digest, `its ${manifest.message}`);
  if (packageOf(manifest) !== name) throw refuse(name, digest, `it is a release of ${packageOf(manifest)}`);
  if (manifest.digest !== digest) throw refuse(name, digest, `its release.json says ${manifest.digest}`);
  return manifest;
}

function tryParse(bytes: Uint8Array): Manifest | Error {
  try {
    return parseManifest(bytes);
  } catch (error) {
    return error as Error;
  }
}
