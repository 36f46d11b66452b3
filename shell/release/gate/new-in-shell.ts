import type { RemoteKey } from 'shared-contracts/host';
import type { ReadRelease } from '../store/read-release.ts';
import { movedReleases } from './moved-releases.ts';
import type { ReadComposition } from './rule.ts';

const hasShellOf = ({ shell }: ReadComposition, other: ReadComposition): boolean =>
  other.shell.release.digest === shell.release.digest;

export const isNewShell = (candidate: ReadComposition, live: readonly ReadComposition[]): boolean =>
  !live.some(composition => hasShellOf(candidate, composition));

/** The releases of a candidate that are not live with its shell yet; with a new shell, all of them. */
export const newInShell = (
  candidate: ReadComposition,
  live: readonly ReadComposition[],
): [RemoteKey, ReadRelease][] =>
  movedReleases(
    candidate,
    live.filter(composition => hasShellOf(candidate, composition)),
  );
