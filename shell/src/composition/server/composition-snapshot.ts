import { hash } from 'node:crypto';
import type { Composition, CompositionFile, RemoteKey } from 'shared-contracts';
import type { LoadedRelease } from './load-release.ts';

/** A composition with its evaluated modules. A request keeps the one it started with, whatever goes live meanwhile. */
export interface CompositionSnapshot {
  composition: Composition;
  releases: ReadonlyMap<RemoteKey, LoadedRelease>;
  /** Origins that pages may load code from: those of all remotes in the file, missing ones included. */
  origins: readonly string[];
  /** Remotes in the file whose release could not be loaded. */
  missing: readonly RemoteKey[];
}

/** @param shell digest of the shell's own release; it is part of the composition's id */
export function createSnapshot(
  file: CompositionFile,
  releases: ReadonlyMap<RemoteKey, LoadedRelease>,
  shell: string,
): CompositionSnapshot {
  const keys = Object.keys(file.remotes) as RemoteKey[];
  const remotes: Composition['remotes'] = {};
  for (const key of keys) {
    const loaded = releases.get(key);
    if (!loaded) continue;
    const { container, digest, pages, exposes, web } = loaded.release;
    remotes[key] = { container, digest, pages, exposes, web, base: loaded.base };
  }
  const content = JSON.stringify([
    shell,
    Object.entries(remotes)
      .map(([key, { base, digest }]) => [key, base, digest])
      .sort(),
  ]);
  const addresses = Object.values(file.remotes);
  return {
    composition: { id: hash('sha256', content).slice(0, 16), shell, remotes },
    releases,
    origins: [...new Set(addresses.map(({ release }) => new URL(release).origin))].sort(),
    missing: keys.filter(key => !releases.has(key)),
  };
}
