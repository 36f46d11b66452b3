import { movedReleases } from './moved-releases.ts';
import type { ReadComposition, Rule } from './rule.ts';

/**
 * Pages and modules that the live composition has and the candidate does not, one sentence each. A release names in `removes`
 * what it takes away on purpose; a remote that is missing altogether is not looked at here.
 */
export function findRemovals(
  candidate: Pick<ReadComposition, 'releases'>,
  live: Pick<ReadComposition, 'releases'>,
): string[] {
  return [...candidate.releases].flatMap(([remote, { release }]) => {
    const before = live.releases.get(remote)?.release;
    if (!before) return [];
    const pages = new Set(release.pages.flatMap(({ path, formerly = [] }) => formerly.concat(path)));
    const gone = [
      ...before.pages.map(({ path }) => path).filter(path => !pages.has(path)),
      ...Object.keys(before.exposes).filter(name => !(name in release.exposes)),
    ];
    return gone
      .filter(name => !release.removes.includes(name))
      .map(
        name =>
          `${remote} ${release.digest} is refused: it lacks ${name}, which ${before.digest} has. Its team brings it back, or ` +
          `names it in its package.json: "carefare": { "removes": ["${name}"] }.`,
      );
  });
}

/** No live page or module is gone that the release does not name. What a share adds is not missing in the other release. */
export const checkRemovals: Rule = (candidate, live) => {
  const moved = { releases: new Map(movedReleases(candidate, live)) };
  return live.flatMap(composition => findRemovals(moved, composition));
};
