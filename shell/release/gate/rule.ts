import type { Release, RemoteKey } from 'shared-contracts/host';
import type { ShellManifest } from '../store/manifest.ts';
import type { ReadRelease } from '../store/read-release.ts';

/** The releases of a composition's remotes. */
export interface Releases {
  releases: ReadonlyMap<RemoteKey, { release: Release }>;
}

/** A composition as rules see it: one that is to go live, with every file of its releases, or a live one. */
export interface ComparedComposition {
  shell: ReadRelease<ShellManifest>;
  releases: ReadonlyMap<RemoteKey, ReadRelease>;
}

/**
 * A rule of the gate.
 * @param live the compositions that visitors have now; none for the first
 * @returns what the candidate breaks, one sentence each, which says who has to do what; an empty list if nothing
 */
export type Rule = (
  candidate: ComparedComposition,
  live: readonly ComparedComposition[],
) => readonly string[];
