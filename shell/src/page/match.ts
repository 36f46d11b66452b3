import type { PageHead } from 'shared-contracts';
import { describePage, type ModuleId, pageAt, remoteOfPath, type SitePage } from 'shared-contracts/host';
import { type KnownComposition, remoteOf } from '../remote/modules.ts';
import { addressedPaths, isRemoteModule, pagesOf } from './pages-of.ts';
import type { ShellPageName } from './shell-page-name.ts';

type Params = Readonly<Record<string, string>>;

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

/** The parameters of a path by a page's pattern, or nothing if the path does not match. */
function paramsOf(pattern: string, path: string): Params | undefined {
  const names = pattern.split('/');
  const values = path.split('/').map(decodeSegment);
  if (names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith(':') && value) params[name.slice(1)] = value;
    else if (name !== value) return undefined;
  }
  return params;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const countParams = ({ path }: SitePage): number => path.split(':').length;

/** An address of its own comes before a pattern that it matches as well. */
function findPage(pages: readonly SitePage[], path: string) {
  const found = pages.flatMap(page => {
    const params = paramsOf(page.path, path);
    return params ? [{ page, params }] : [];
  });
  return found.toSorted((a, b) => countParams(a.page) - countParams(b.page))[0];
}

/** Finds the page at a path. Only the composition decides, so server and client always agree. */
export function matchPage(composition: KnownComposition, pathname: string): MatchedPage {
  const path = normalizePath(pathname);
  const pages = pagesOf(composition);
  const found = findPage(pages, path);
  if (!found) {
    // A missing remote may have pages that this shell's table does not list.
    const remote = remoteOfPath(path);
    return remote && !composition.remotes[remote]
      ? { match: { kind: 'missing', id: `${remote}/page` }, head: describePage(undefined, path, pages) }
      : notFoundPage;
  }
  const { page, params } = found;
  const { module, addresses } = page;
  if (addresses && !addressedPaths(pages).has(path)) return notFoundPage;
  const head = describePage(page, path, pages);
  if (!isRemoteModule(module))
    return { match: { kind: 'shell', name: module.slice('shell/'.length) as ShellPageName }, head };
  return composition.remotes[remoteOf(module)]
    ? { match: { kind: 'remote', id: module, params }, head }
    : { match: { kind: 'missing', id: module }, head };
}
