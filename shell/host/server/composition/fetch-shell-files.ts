import type { StoredRelease } from '@carefare/release';
import { ReleaseSchema } from 'shared-contracts/host';
import * as v from 'valibot';
import type { CompositionSource } from './composition-source.ts';
import { createFilesFetcher, type ReleasedFile } from './fetch-files.ts';
import { type FetchedFiles, IncompatibleReleaseError, parseManifest } from './fetch-release.ts';

const ManifestSchema = v.pick(ReleaseSchema, ['files']);
/** Folders of what browsers load. */
const SERVED = ['client/', 'public/'];
const MAX_BYTES = 20_000_000;

type ListedFiles = v.InferOutput<typeof ManifestSchema>['files'];
type Source = Pick<CompositionSource, 'fetchFile'>;

async function readList(stored: StoredRelease, source: Source): Promise<ListedFiles> {
  const refuse = (reason: string) => new IncompatibleReleaseError('shell', stored, reason);
  const manifest = await createFilesFetcher('shell', stored, source).fetchManifest();
  const { files } = parseManifest(ManifestSchema, manifest, refuse);
  const served = Object.entries(files).filter(([path]) => SERVED.some(folder => path.startsWith(folder)));
  const size = served.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  if (size > MAX_BYTES) throw refuse(`its files for browsers have ${size} bytes, more than ${MAX_BYTES}`);
  return Object.fromEntries(served);
}

/** Paths of the files that a release of the shell has for browsers. */
export const listShellFiles = async (stored: StoredRelease, source: Source): Promise<string[]> =>
  Object.keys(await readList(stored, source));

/** Fetches them, and checks each. @throws Error when one could not be fetched whole */
export async function fetchShellFiles(stored: StoredRelease, source: Source): Promise<FetchedFiles> {
  const { fetchListed } = createFilesFetcher('shell', stored, source);
  const listed = Object.entries(await readList(stored, source));
  const fetchOne = async ([path, file]: (typeof listed)[number]) => {
    const { bytes, isBrotli } = await fetchListed(path, file);
    return [path, { bytes, isBrotli }] as const;
  };
  return { stored, files: new Map<string, ReleasedFile>(await Promise.all(listed.map(fetchOne))) };
}
