import { matchRoutes } from 'react-router-dom';
import {
  type Composition,
  describePage,
  type ModuleId,
  type PageHead,
  pageAt,
  remoteOfPath,
} from 'shared-contracts';
import type { ShellPageName } from '../shell-pages.ts';
import { addressedPaths, isRemoteModule, pagesOf } from './composition-pages.ts';
import { remoteOf } from './modules.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** What a path shows: a page of the shell, a page that a remote exposes, or the fallback for a missing remote's page. */
export type PageMatch =
  | { kind: 'shell'; name: ShellPageName }
  | { kind: 'remote'; id: ModuleId; params: Params }
  | { kind: 'missing'; id: ModuleId };

interface MatchedPage {
  match: PageMatch;
  /** As the page's row describes it. */
  head: PageHead;
}

/** Shown for unknown paths. */
export const notFoundPage = {
  match: { kind: 'shell', name: 'not-found' },
  head: describePage(pageAt('*'), '/', []),
} satisfies MatchedPage;

/** `/about/` and `/about` are one page; the canonical address is without the slash. */
export function normalizePath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Finds the page at a path. Only the composition decides, so server and client always agree. */
export function matchPage(composition: Composition, pathname: string): MatchedPage {
  const path = normalizePath(pathname);
  const pages = pagesOf(composition);
  const routes = pages.map(page => ({ path: page.path, caseSensitive: true, page }));
  const [found] = matchRoutes(routes, path) ?? [];
  if (!found || found.route.path === '*') {
    // A missing remote may have pages that this shell's table does not list.
    const remote = remoteOfPath(path);
    return remote && !composition.remotes[remote]
      ? { match: { kind: 'missing', id: `${remote}/page` }, head: describePage(undefined, path, pages) }
      : notFoundPage;
  }
  const { module, addresses } = found.route.page;
  if (addresses && !addressedPaths(pages).has(path)) return notFoundPage;
  const head = describePage(found.route.page, path, pages);
  if (!isRemoteModule(module))
    return { match: { kind: 'shell', name: module.slice('shell/'.length) as ShellPageName }, head };
  return composition.remotes[remoteOf(module)]
    ? { match: { kind: 'remote', id: module, params: found.params }, head }
    : { match: { kind: 'missing', id: module }, head };
}
