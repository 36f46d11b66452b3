import { createHash } from 'node:crypto';
import type { TrialFault } from '@carefare/release/trial';
import type { Composition, LiveRelease, RemoteKey } from 'shared-contracts/host';
import type { Renderer } from '../rendering/renderer.ts';
import type { FetchedRelease } from './fetch-release.ts';

/** Releases that were fetched and checked, and are not live yet. */
export interface CandidateComposition {
  composition: Composition;
  releases: ReadonlyMap<RemoteKey, FetchedRelease>;
  /** Whether a promotion has already tried it with the running shell's release. */
  isTried?: boolean;
  /** Why remotes are missing. */
  faults?: readonly TrialFault[];
  /** Whether only some visitors get it, in place of the live one. */
  isDifference?: boolean;
}

/** A live composition. A request keeps the one it started with, whatever goes live meanwhile. */
export interface CompositionSnapshot extends CandidateComposition {
  renderer: Renderer;
}

/** Remotes that were requested and could not be loaded. */
export const missingOf = ({ composition }: Pick<CandidateComposition, 'composition'>): readonly RemoteKey[] =>
  composition.missing ?? [];

/** A release as browsers know it. */
export function toLiveRelease({ release, base }: Pick<FetchedRelease, 'release' | 'base'>): LiveRelease {
  const { container, digest, prefixes, pages, widgets, exposes, web } = release;
  return { container, digest, prefixes, pages, widgets, exposes, web, base };
}

/** What compositions are made for. */
export interface CompositionHost {
  /** Digest of the shell's own release. */
  shell: string;
}

export function composeReleases(
  releases: ReadonlyMap<RemoteKey, FetchedRelease>,
  missing: readonly RemoteKey[],
  { shell }: CompositionHost,
): CandidateComposition {
  const live = [...releases].map(([key, fetched]) => [key, toLiveRelease(fetched)] as const);
  const content = JSON.stringify([
    shell,
    [...releases].map(([key, { release }]) => [key, release.digest]).sort(),
  ]);
  const id = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const composition = {
    id,
    shell,
    remotes: Object.fromEntries(live),
    ...(missing.length > 0 && { missing: [...missing] }),
  };
  return { composition, releases };
}
