import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../error-reason.ts';
import { RELEASE_FILE_DEADLINE_MS } from '../time-limits.ts';
import type { ReleaseStore } from './store.ts';
import type { ReleasedPackage } from './stored-release.ts';
import { releaseFolder } from './stored-release.ts';

/** Files are a few hundred KB. Anything far above is a mistake. */
const FILE_MAX_BYTES = 20_000_000;

/** Where a built release is: what `publish` copies into a store. */
export interface ReleaseSource {
  /** Folder of its source maps; null where nobody may read them. */
  sourceMaps: string | null;
  /** The bytes of one of its files; null when there is none. @throws Error when it cannot be read */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** @param folder `<package>/.releases/<digest>` */
export function openBuild(folder: string): ReleaseSource {
  return {
    sourceMaps: join(folder, '../../.source-maps', folder.split(/[\\/]/).at(-1) ?? ''),
    async read(path) {
      const file = join(folder, path);
      return existsSync(file) ? new Uint8Array(await readFile(file)) : null;
    },
  };
}

/** A release of a store. */
export const openStored = (store: ReleaseStore, name: ReleasedPackage, digest: string): ReleaseSource => ({
  sourceMaps: null,
  read: path => store.read(`${releaseFolder(name, digest)}/${path}`),
});

/** A release on a server: a team's own origin, a build server, or a live site. @param address of its release.json */
export function openAddress(address: URL): ReleaseSource {
  return {
    sourceMaps: null,
    async read(path) {
      const url = new URL(path, address);
      // Redirects are not followed.
      const options = { redirect: 'error', signal: AbortSignal.timeout(RELEASE_FILE_DEADLINE_MS) } as const;
      const response = await fetch(url, options).catch((error: unknown) => {
        throw new Error(`${url.href} could not be fetched: ${reasonOf(error)}`);
      });
      // Only a compressed copy may be missing.
      if (response.status === 404 && path.endsWith('.br')) return null;
      if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
      return await readBytes(response);
    },
  };
}

/** @throws Error when there is more than any file has, before it is all in memory */
async function readBytes({ body, url }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > FILE_MAX_BYTES) throw new Error(`${url} has more than ${FILE_MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
