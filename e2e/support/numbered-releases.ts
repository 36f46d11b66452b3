import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@carefare/build/integrity';
import { type ReleaseStore, releaseFolder, type StoredRelease } from '@carefare/release';
import { latestRelease, packageDir, type RemoteKey, remoteKeys } from 'e2e-stack';
import { packageNameOf, type Release } from 'shared-contracts/host';

/** Part of a digest that is the number of its composition. */
const NUMBER_DIGITS = 12;

const digestOf = (remote: RemoteKey, number: number): string =>
  number.toString(16).padStart(NUMBER_DIGITS, '0') + String(remoteKeys.indexOf(remote)).padStart(4, '0');

/** The numbers of the releases that the text names, by remote. */
export function releasesIn(text: string): Map<RemoteKey, Set<number>> {
  const found = new Map<RemoteKey, Set<number>>();
  for (const [, hex = '', index] of text.matchAll(/\b([0-9a-f]{12})(000\d)\b/g)) {
    const remote = remoteKeys[Number(index)];
    if (remote) found.set(remote, (found.get(remote) ?? new Set()).add(Number.parseInt(hex, 16)));
  }
  return found;
}

/** Publishes the release of a remote with this number. */
export async function publishNumbered(
  store: ReleaseStore,
  remote: RemoteKey,
  number: number,
): Promise<StoredRelease> {
  const { manifest, files, read } = numberedRelease(remote, number);
  const digest = digestOf(remote, number);
  const folder = releaseFolder(remote, digest);
  for (const file of files) await store.create(`${folder}/${file}`, read(file));
  await store.create(`${folder}/release.json`, manifest);
  return { digest, integrity: integrityOf(manifest) };
}

function numberedRelease(remote: RemoteKey, number: number) {
  const packageName = packageNameOf(remote);
  const dir = join(packageDir(packageName), '.releases', latestRelease(packageName));
  const release: Release = JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8'));
  const bundles = [release.web, release.node];
  const read = (file: string): Uint8Array<ArrayBuffer> => {
    const comment = bundles.some(bundle => bundle.file === file) ? `\n/* release ${number} */` : '';
    return new Uint8Array(Buffer.concat([readFileSync(join(dir, file)), Buffer.from(comment)]));
  };
  for (const bundle of bundles) {
    const bytes = read(bundle.file);
    bundle.integrity = integrityOf(bytes);
    release.files[bundle.file] = { integrity: bundle.integrity, bytes: bytes.byteLength };
  }
  release.digest = digestOf(remote, number);
  const manifest = new Uint8Array(Buffer.from(JSON.stringify(release)));
  return { manifest, files: Object.keys(release.files), read };
}
