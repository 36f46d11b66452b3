import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotli, isCompressible } from '@carefare/build/compress';
import { integrityOf } from '@carefare/build/integrity';
import { releaseFolder, type StoredRelease } from '@carefare/release';
import { type LiveRelease, type Release, ReleaseSchema, type RemoteKey } from 'shared-contracts/host';
import * as v from 'valibot';
import type { Bundle } from '../rendering/stray-errors.ts';
import type { CompositionSource } from './composition-source.ts';

/** Releases are a few hundred KB. Anything far above is a mistake, and would be held in memory. */
const RELEASE_MAX_BYTES = 20_000_000;

/** A file as it is kept and sent: as brotli where the release has it so. */
export interface ReleasedFile {
  bytes: Uint8Array<ArrayBuffer>;
  isBrotli: boolean;
}

/** A release that was fetched and checked whole. */
export interface FetchedRelease {
  stored: StoredRelease;
  release: Release;
  /** Path of its folder on the site. */
  base: LiveRelease['base'];
  /** All of it, release.json included, by path below the folder: browsers load it, and shells of developers. */
  files: ReadonlyMap<string, ReleasedFile>;
  /** Its style sheets, which pages may hold themselves, by path. */
  styles: ReadonlyMap<string, string>;
  bundle: Bundle;
}

/** A release was fetched but may not be served. The message is one sentence that says why. */
export class IncompatibleReleaseError extends Error {
  override name = 'IncompatibleReleaseError';

  constructor(remote: RemoteKey, { digest }: StoredRelease, reason: string) {
    super(`The release ${releaseFolder(remote, digest)}/release.json of ${remote} is refused: ${reason}.`);
  }
}

/**
 * Fetches every file of a release, apart from what the gate alone compares, and checks it against the release's own list.
 * @throws IncompatibleReleaseError when it is not what it should be; any other error when it could not be fetched
 */
export async function fetchRelease(
  remote: RemoteKey,
  stored: StoredRelease,
  { fetchFile }: Pick<CompositionSource, 'fetchFile'>,
): Promise<FetchedRelease> {
  const refuse = (reason: string) => new IncompatibleReleaseError(remote, stored, reason);
  const fetchOwn = (path: string) => fetchFile(`${releaseFolder(remote, stored.digest)}/${path}`);

  const manifest = await fetchOwn('release.json');
  if (integrityOf(manifest) !== stored.integrity) throw refuse('its release.json has a wrong integrity');
  const text = new TextDecoder().decode(manifest);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), text);
  if (!parsed.success)
    throw refuse(`its release.json is malformed at ${v.getDotPath(parsed.issues[0]) ?? 'the top'}`);
  const release = parsed.output;
  const size = Object.values(release.files).reduce((sum, { bytes }) => sum + bytes, 0);
  if (size > RELEASE_MAX_BYTES) throw refuse(`it has ${size} bytes, more than ${RELEASE_MAX_BYTES}`);

  const files = new Map<string, ReleasedFile>([['release.json', { bytes: manifest, isBrotli: false }]]);
  const styles = new Map<string, string>();
  let code = '';
  const fetchListed = async ([path, listed]: [string, Release['files'][string]]) => {
    const isBrotli = isCompressible(path);
    const compressed = isBrotli ? await fetchBrotli(`${path}.br`, listed) : undefined;
    const content = compressed?.content ?? (await fetchOwn(path));
    if (integrityOf(content) !== listed.integrity) throw refuse(`${path} has a wrong integrity`);
    if (path.endsWith('.css')) styles.set(path, new TextDecoder().decode(content));
    if (path === release.node.file) code = new TextDecoder().decode(content);
    files.set(path, { bytes: compressed?.bytes ?? (isBrotli ? await brotli(content) : content), isBrotli });
  };

  /** Undefined when there is none, or it holds something else: then the file itself is fetched, and compressed once. */
  async function fetchBrotli(file: string, { bytes: maxOutputLength, integrity }: Release['files'][string]) {
    try {
      const bytes = await fetchOwn(file);
      const content = await promisify(brotliDecompress)(bytes, { maxOutputLength });
      return integrityOf(content) === integrity ? { bytes, content } : undefined;
    } catch {
      return undefined;
    }
  }

  await Promise.all(Object.entries(release.files).map(fetchListed));
  const base: LiveRelease['base'] = `/_releases/${remote}/${release.digest}/`;
  const filename = base + release.node.file;
  return {
    stored,
    release,
    base,
    files,
    styles,
    bundle: { remote, digest: release.digest, filename, code },
  };
}
