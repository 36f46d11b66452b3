import type { Release, RemoteKey } from 'shared-contracts';
import type { ReadRelease } from '../read-release.ts';

/** The releases of a composition. */
export interface Releases {
  releases: ReadonlyMap<RemoteKey, { release: Release }>;
}

/** A composition that is to go live, with every file of its releases. */
export interface Candidate {
  releases: ReadonlyMap<RemoteKey, { release: Release; files: ReadRelease['files'] }>;
}

/**
 * A rule of the gate. What a candidate breaks, one sentence each, which says who has to do what; an empty list if nothing.
 * @param live the live composition; null for the first
 */
export type Rule = (candidate: Candidate, live: Releases | null) => readonly string[];
