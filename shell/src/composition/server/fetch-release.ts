import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { integrityOf } from '@carefare/build/integrity';
import { TYPES_FOLDER } from '@carefare/build/types-folder';
import pLimit from 'p-limit';
import { type LiveRelease, type Release, ReleaseSchema, type RemoteKey } from 'shared-contracts';
import * as v from 'valibot';
import type { Bundle } from '../../server/rendering/stray-errors.ts';
import { findIncompatibility } from '../check-release.ts';
import type { CompositionSource, ReleaseAddress } from './composition-source.ts';
import { hostOffers } from './host-modules.ts';

/** Releases are a few hundred KB. Anything far above is a mistake, and would be held in memory. */
const RELEASE_MAX_BYTES = 20_000_000;

/** Takes 30 ms for the largest file. */
const QUICK = 5;
/** Takes a second for the largest file; a tenth smaller. */
const DENSE = 11;

/** A thread of the pool at most: others need it too. */
const inTurn = pLimit(1);

export interface ReleasedFile {
  bytes: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
}

/** A release that was fetched and checked whole. */
export interface FetchedRelease {
  address: ReleaseAddress;
  release: Release;
  /** Path of its folder on the site. */
  base: LiveRelease['base'];
  /** All of it, release.json included, by path below the folder: browsers load it, and shells of developers. */
  files: ReadonlyMap<string, ReleasedFile>;
  bundle: Bundle;
}

/** A release was fetched but may not go live. The message is one sentence that says why. */
export class IncompatibleReleaseError extends Error {
  override name = 'IncompatibleReleaseError';
}

/**
 * Fetches every file of a release, apart from what the gate alone compares, and checks it against the release's own list.
 * @throws IncompatibleReleaseError when it may not go live; any other error when it could not be fetched
 */
export async function fetchRelease(
  remote: RemoteKey,
  address: ReleaseAddress,
  { fetchFile }: Pick<CompositionSource, 'fetchFile'>,
): Promise<FetchedRelease> {
  const refuse = (reason: string) =>
    new IncompatibleReleaseError(
      `The release ${address.folder}release.json of ${remote} is refused: ${reason}.`,
    );

  const manifest = await fetchFile(`${address.folder}release.json`);
  if (address.integrity && integrityOf(manifest) !== address.integrity)
    throw refuse('its release.json has a wrong integrity');
  const text = new TextDecoder().decode(manifest);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), text);
  if (!parsed.success)
    throw refuse(`its release.json is malformed at ${v.getDotPath(parsed.issues[0]) ?? 'the top'}`);
  const release = parsed.output;
  const incompatibility = findIncompatibility(remote, release, hostOffers);
  if (incompatibility) throw refuse(incompatibility);
  const size = Object.values(release.files).reduce((sum, { bytes }) => sum + bytes, 0);
  if (size > RELEASE_MAX_BYTES) throw refuse(`it has ${size} bytes, more than ${RELEASE_MAX_BYTES}`);

  const fetched = await Promise.all(
    Object.entries(release.files)
      .filter(([path]) => !path.startsWith(TYPES_FOLDER))
      .map(async ([path, { integrity }]) => {
        const bytes = await fetchFile(address.folder + path);
        if (integrityOf(bytes) !== integrity) throw refuse(`${path} has a wrong integrity`);
        return [path, bytes] as const;
      }),
  );
  const files = new Map([...fetched, ['release.json', manifest] as const]);
  const code = new TextDecoder().decode(files.get(release.node.file));
  const base: LiveRelease['base'] = `/_releases/${remote}/${release.digest}/`;
  const filename = base + release.node.file;
  return {
    address,
    release,
    base,
    files: await compressFiles(files, release.node.file),
    bundle: { remote, digest: release.digest, filename, code },
  };
}

/**
 * Compresses files quickly, so that a release goes live without delay, and then densely, for all visitors but the first.
 * @param serverFile is not for browsers, and large: it stays as it is
 */
async function compressFiles(
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  serverFile: string,
): Promise<FetchedRelease['files']> {
  const compressed = new Map<string, ReleasedFile>();
  const compressQuickly = async ([path, bytes]: [string, Uint8Array<ArrayBuffer>]) =>
    compressed.set(path, { bytes, br: await compress(bytes, QUICK) });
  await Promise.all([...files].map(compressQuickly));
  for (const [path, file] of compressed)
    if (path !== serverFile)
      void inTurn(async () => {
        file.br = await compress(file.bytes, DENSE);
      });
  return compressed;
}

export const compressFile = async (bytes: Uint8Array<ArrayBuffer>): Promise<ReleasedFile> => ({
  bytes,
  br: await compress(bytes, DENSE),
});

async function compress(bytes: Uint8Array<ArrayBuffer>, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params }));
}
