import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JournalEntry, publish, type ReleaseStore } from '@carefare/release';
import { latestRelease, packageDir, remotePackage } from 'e2e-stack';
import type { ReleaseDraft } from './forge-release.ts';

/** Publishes a changed release without its source maps. */
export async function publishDraft(
  store: ReleaseStore,
  { release, files }: ReleaseDraft,
): Promise<JournalEntry['shell']> {
  const name = remotePackage(release.remote);
  const built = join(packageDir(name), '.releases', latestRelease(name));
  const { digest, integrity } = await publish(store, {
    sourceMaps: null,
    async read(path) {
      if (path === 'release.json') return new TextEncoder().encode(JSON.stringify(release));
      // A compressed file of the build, unless the draft has changed what it is of.
      const bytes = path.endsWith('.br')
        ? files.has(path.slice(0, -3)) && readCompressed(join(built, path))
        : files.get(path);
      return bytes ? new Uint8Array(bytes) : null;
    },
  });
  return { digest, integrity };
}

function readCompressed(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
