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

/** What is not there now: what pages need, and addresses. */
interface Missing {
  unmet: readonly PageNeed[];
  nowhere: readonly string[];
}

/** A composition without the pages that need what is not there. Its id stays. */
export function withoutMissing(composition: Composition, { unmet, nowhere }: Missing): Composition {
  const pages = Object.values(composition.remotes).flatMap(release => release.pages);
  const without = pages.flatMap(({ path, needs }) => (needs && unmet.includes(needs) ? [path] : []));
  const absent = [...without, ...nowhere];
  if (absent.length === 0) return composition;
  return { ...composition, remotes: withoutPages(composition.remotes, absent), absent };
}

/** Whether a composition has a page, by the path of its row or by an address that the site links to by name. */
export const hasPageOf =
  ({ absent = [] }: Pick<Composition, 'absent'>): Services['hasPage'] =>
  path =>
    !absent.includes(path);
