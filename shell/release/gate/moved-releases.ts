import type { RemoteKey } from 'shared-contracts/host';
import type { ReadRelease } from '../store/read-release.ts';
import type { ReadComposition } from './rule.ts';

/** The releases of a candidate that are not live yet. A live one is not checked again: a rule broken on purpose holds nobody else up. */
export function movedReleases(
  candidate: Pick<ReadComposition, 'releases'>,
  live: readonly Pick<ReadComposition, 'releases'>[],
): [RemoteKey, ReadRelease][] {
  const isLive = (remote: RemoteKey, digest: string) =>
    live.some(({ releases }) => releases.get(remote)?.release.digest === digest);
  return [...candidate.releases].filter(([remote, { release }]) => !isLive(remote, release.digest));
}
