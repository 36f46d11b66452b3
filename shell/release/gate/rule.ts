import type { RemoteKey } from 'shared-contracts/host';
import type { StoredComposition } from '../journal/compositions.ts';
import type { ShellManifest } from '../store/manifest.ts';
import type { ReadRelease } from '../store/read-release.ts';

/** A composition that was read: one that is to go live, with every file of its releases, or a live one. */
export interface ReadComposition {
  stored: StoredComposition;
  shell: ReadRelease<ShellManifest>;
  releases: ReadonlyMap<RemoteKey, ReadRelease>;
}

/**
 * A rule of the gate.
 * @param live the compositions that visitors have now; none for the first
 * @returns what the candidate breaks, one sentence each, which says who has to do what; an empty list if nothing
 */
export type Rule = (candidate: ReadComposition, live: readonly ReadComposition[]) => readonly string[];
