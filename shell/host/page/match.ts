import type { PageHead } from 'shared-contracts';
import {
  describePage,
  type ModuleId,
  type Params,
  pageAt,
  paramsOf,
  type SitePage,
} from 'shared-contracts/host';
import type { KnownComposition } from './modules.ts';
import { pagesOf } from './pages-of.ts';

/** What a path shows: a page of the shell, a page that a remote exposes, or the fallback for one that a missing remote may have. */
export type Match =
  | { kind: 'shell'; name: string }
  | { kind: 'remote'; id: ModuleId; params: Params }
  | { kind: 'missing' };

export interface MatchedPage {
  match: Match;
  /** As the page's row describes it. */
  head: PageHead;
  /** Its row. */
  page?: SitePage;
}

/** Shown for unknown paths. */
export const notFoundPage = {
  match: { kind: 'shell', name: 'not-found' },
  head: describePage(pageAt('*'), '/', []),
} satisfies MatchedPage;

/** Whether no row matches a path. What a page's own `load` does not find may exist later. */
export const isNowhere = ({ match, page }: MatchedPage): boolean => match.kind === 'shell' && !page;

/** `/about/` and `/about` are one page; the canonical address is without the slash. */
export function normalizePath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const countParams = ({ path }: SitePage): number => path.split(':').length;

/** A literal path comes before a pattern that matches it too. */
function findPage(pages: readonly SitePage[], path: string) {
  const found = pages.flatMap(page => {
    const params = paramsOf(page.path, path);
    return params ? [{ page, params }] : [];
  });
  return found.sort((a, b) => countParams(a.page) - countParams(b.page))[0];
}

const isShellModule = (module: SitePage['module']): module is `shell/${string}` =>
  module.startsWith('shell/');

/** Finds the page at a path. Only the composition decides, so server and client always agree. */
export function matchPage(composition: KnownComposition, pathname: string): MatchedPage {
  const path = normalizePath(pathname);
  const pages = pagesOf(composition);
  const found = findPage(pages, path);
  if (!found) {
    const isKnown = !composition.isPartial && !composition.missing?.length;
    return isKnown
      ? notFoundPage
      : { match: { kind: 'missing' }, head: describePage(undefined, path, pages) };
  }
  const { page, params } = found;
  const { module } = page;
  const match: Match = isShellModule(module)
    ? { kind: 'shell', name: module.slice('shell/'.length) }
    : { kind: 'remote', id: module, params };
  return { match, head: describePage(page, path, pages), page };
}
