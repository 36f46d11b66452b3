import { REMOTE_MAX_BYTES, type ReleasedPackage, releaseFolder, type StoredRelease } from '@carefare/release';
import { type LiveRelease, type Release, ReleaseSchema, type RemoteKey } from 'shared-contracts/host';
import * as v from 'valibot';
import { baseOf } from '../../page/modules.ts';
import type { Bundle } from '../rendering/bundle.ts';
import type { CompositionSource } from './composition-source.ts';
import { createFilesFetcher, type ReleasedFile } from './fetch-files.ts';

/** Files of a release that browsers may load, by path below its folder. */
export interface FetchedFiles {
  stored: StoredRelease;
  files: ReadonlyMap<string, ReleasedFile>;
}

/** A release that was fetched and checked whole: its files are all that it has, release.json included. */
export interface FetchedRelease extends FetchedFiles {
  release: Release;
  /** Path of its folder on the site. */
  base: LiveRelease['base'];
  /** Its style sheets, which pages may hold themselves, by path. */
  styles: ReadonlyMap<string, string>;
  bundle: Bundle;
}

/** A release was fetched but may not be served. The message is one sentence that says why. */
export class IncompatibleReleaseError extends Error {
  override name = 'IncompatibleReleaseError';
  /** The reason in the message. */
  readonly reason: string;

  constructor(name: ReleasedPackage, { digest }: StoredRelease, reason: string) {
    super(`The release ${releaseFolder(name, digest)}/release.json of ${name} is refused: ${reason}.`);
    this.reason = reason;
  }
}

/** @throws IncompatibleReleaseError when a release.json, which is the promoted one, is malformed */
export function parseManifest<Schema extends v.GenericSchema>(
  schema: Schema,
  bytes: Uint8Array,
  refuse: (reason: string) => IncompatibleReleaseError,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), new TextDecoder().decode(bytes));
  if (parsed.success) return parsed.output;
  throw refuse(`its release.json is malformed at ${v.getDotPath(parsed.issues[0]) ?? 'the top'}`);
}

/**
 * Fetches every file of a release, and checks it against the release's own list.
 * @throws IncompatibleReleaseError when it may never be served; any other error when it could not be fetched whole
 */
export async function fetchRelease(
  remote: RemoteKey,
  stored: StoredRelease,
  source: Pick<CompositionSource, 'fetchFile'>,
): Promise<FetchedRelease> {
  const refuse = (reason: string) => new IncompatibleReleaseError(remote, stored, reason);
  const { fetchManifest, fetchListed } = createFilesFetcher(remote, stored, source);
  const manifest = await fetchManifest();
  const release = parseManifest(ReleaseSchema, manifest, refuse);
  const size = Object.values(release.files).reduce((sum, { bytes }) => sum + bytes, 0);
  if (size > REMOTE_MAX_BYTES) throw refuse(`it has ${size} bytes, more than ${REMOTE_MAX_BYTES}`);

  const files = new Map<string, ReleasedFile>([['release.json', { bytes: manifest, isBrotli: false }]]);
  const styles = new Map<string, string>();
  let code = '';
  await Promise.all(
    Object.entries(release.files).map(async ([path, listed]) => {
      const { content, bytes, isBrotli } = await fetchListed(path, listed);
      if (path.endsWith('.css')) styles.set(path, new TextDecoder().decode(content));
      if (path === release.node.file) code = new TextDecoder().decode(content);
      files.set(path, { bytes, isBrotli });
    }),
  );
  const base = baseOf(remote, release.digest);
  const bundle = { remote, filename: base + release.node.file, code };
  return { stored, release, base, files, styles, bundle };
}
