import type { RemoteKey } from 'shared-contracts/host';
import type { Releases, Rule } from './rule.ts';

/**
 * Pages and modules that the live composition has and the candidate lacks, one sentence each. A release names in `removes`
 * what it takes away on purpose; a remote that is missing altogether is not judged here.
 */
export function findRemovals(candidate: Releases, live: Releases): string[] {
  return [...candidate.releases].flatMap(([remote, { release }]) => {
    const before = live.releases.get(remote)?.release;
    if (!before) return [];
    const pages = new Set(release.pages.map(({ path }) => path));
    const gone = [
      ...before.pages.map(({ path }) => path).filter(path => !pages.has(path)),
      ...Object.keys(before.exposes).filter(name => !(name in release.exposes)),
    ];
    return gone
      .filter(name => !release.removes.includes(name))
      .map(
        name =>
          `${remote} ${release.digest} is refused: it lacks ${name}, which ${before.digest} has. Its team brings it back, or ` +
          `names it in "carefare.removes" of its package.json.`,
      );
  });
}

/** No live page or module is gone without a word. What a share adds is not missing in the release beside it. */
export const checkRemovals: Rule = (candidate, live) => {
  const isLive = (remote: RemoteKey, digest: string) =>
    live.some(({ releases }) => releases.get(remote)?.release.digest === digest);
  const moved = [...candidate.releases].filter(([remote, { release }]) => !isLive(remote, release.digest));
  return live.flatMap(composition => findRemovals({ releases: new Map(moved) }, composition));
};
