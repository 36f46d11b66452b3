import type { Services } from 'shared-contracts';
import type { Composition, PageNeed } from 'shared-contracts/host';

type Remotes = Composition['remotes'];

/** Releases without some of their pages. @param absent their paths */
export const withoutPages = (remotes: Remotes, absent: readonly string[] = []): Remotes =>
  absent.length === 0
    ? remotes
    : Object.fromEntries(
        Object.entries(remotes).map(([key, release]) => [
          key,
          { ...release, pages: release.pages.filter(({ path }) => !absent.includes(path)) },
        ]),
      );

/** A composition without the pages that need what is not there. Its id stays. */
export function withoutUnmet(composition: Composition, unmet: readonly PageNeed[]): Composition {
  const pages = Object.values(composition.remotes).flatMap(release => release.pages);
  const absent = pages.flatMap(({ path, needs }) => (needs && unmet.includes(needs) ? [path] : []));
  if (absent.length === 0) return composition;
  return { ...composition, remotes: withoutPages(composition.remotes, absent), absent };
}

/** Whether a composition has a page, by the path of its row. */
export const hasPageOf =
  ({ absent = [] }: Pick<Composition, 'absent'>): Services['hasPage'] =>
  path =>
    !absent.includes(path);
