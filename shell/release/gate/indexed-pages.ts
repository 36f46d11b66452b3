import { movedReleases } from './moved-releases.ts';
import type { Rule } from './rule.ts';

/** No live page leaves search engines by its row; trials hold a page's head to its row. */
export const checkIndexedPages: Rule = (candidate, live) =>
  movedReleases(candidate, live).flatMap(([remote, { release }]) =>
    live.flatMap(composition => {
      const before = composition.releases.get(remote)?.release;
      const wasIndexed = (path: string) =>
        before?.pages.some(page => page.path === path && !page.noindex) ?? false;
      return release.pages
        .filter(({ path, noindex }) => noindex && wasIndexed(path))
        .map(
          ({ path }) =>
            `${remote} ${release.digest} is refused: it takes ${path} out of search engines (noindex), where ` +
            `${before?.digest} has it. Its team takes noindex out of its row, or says why with --override.`,
        );
    }),
  );
