import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotli, isCompressible } from '@carefare/build/compress';
import { integrityOf } from '@carefare/build/integrity';
import { type ReleasedPackage, releaseFolder, type StoredRelease } from '@carefare/release';
import type { Release } from 'shared-contracts/host';
import type { CompositionSource } from './composition-source.ts';

/** A file as it is kept and sent: compressed by brotli if the release has it so. */
export interface ReleasedFile {
  bytes: Uint8Array<ArrayBuffer>;
  isBrotli: boolean;
}

export interface FetchedFile extends ReleasedFile {
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Fetches the files of one release from the store, and checks each. A file with a wrong integrity may have been
 * damaged in transit: it throws the same kind of error as a file that could not be fetched.
 */
export function createFilesFetcher(
  name: ReleasedPackage,
  { digest, integrity }: StoredRelease,
  { fetchFile }: Pick<CompositionSource, 'fetchFile'>,
) {
  const fetchOwn = (path: string) => fetchFile(`${releaseFolder(name, digest)}/${path}`);

  async function fetchWhole(path: string, expected: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await fetchOwn(path);
    if (integrityOf(bytes) !== expected) throw new Error(`${path} has a wrong integrity`);
    return bytes;
  }

  /** Undefined if there is none, or if its content differs: then the file itself is fetched, and compressed once. */
  async function fetchBrotli(
    path: string,
    { bytes: maxOutputLength, integrity: expected }: Release['files'][string],
  ): Promise<FetchedFile | undefined> {
    try {
      const bytes = await fetchOwn(`${path}.br`);
      const content = await promisify(brotliDecompress)(bytes, { maxOutputLength });
      return integrityOf(content) === expected ? { bytes, content, isBrotli: true } : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    fetchManifest: () => fetchWhole('release.json', integrity),
    async fetchListed(path: string, listed: Release['files'][string]): Promise<FetchedFile> {
      const isBrotli = isCompressible(path);
      const compressed = isBrotli ? await fetchBrotli(path, listed) : undefined;
      if (compressed) return compressed;
      const content = await fetchWhole(path, listed.integrity);
      return { content, bytes: isBrotli ? await brotli(content) : content, isBrotli };
    },
  };
}
