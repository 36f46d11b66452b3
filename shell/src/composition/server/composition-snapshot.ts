import { createHash } from 'node:crypto';
import type { Composition, CompositionFile, RemoteKey } from 'shared-contracts';
import type { LoadedRelease } from './load-release.ts';

/** What is live together on this server. A request holds one and is never disturbed by a newer one. */
export interface CompositionSnapshot {
  live: Composition;
  releases: ReadonlyMap<RemoteKey, LoadedRelease>;
  /** Origins of all remotes the composition names, missing ones too: what pages may load code from. */
  origins: readonly string[];
  /** Named by the composition, but not to be had. */
  missing: readonly RemoteKey[];
}

export function createSnapshot(
  composition: CompositionFile,
  releases: ReadonlyMap<RemoteKey, LoadedRelease>,
  shell: string,
): CompositionSnapshot {
  const entries = Object.entries(composition.remotes);
  const remotes: Composition['remotes'] = {};
  for (const [key, { release, base }] of releases) {
    const { container, digest, pages, exposes, web } = release;
    remotes[key] = { container, digest, pages, exposes, web, base };
  }
  const content = JSON.stringify([
    shell,
    [...releases].map(([key, { base, release }]) => [key, base, release.digest]).sort(),
  ]);
  return {
    live: { id: createHash('sha256').update(content).digest('hex').slice(0, 16), shell, remotes },
    releases,
    origins: [...new Set(entries.map(([, address]) => new URL(address.release).origin))].sort(),
    missing: (Object.keys(composition.remotes) as RemoteKey[]).filter(key => !releases.has(key)),
  };
}
