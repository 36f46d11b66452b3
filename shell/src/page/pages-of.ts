import {
  addressesOf,
  type LiveRelease,
  type ModuleId,
  type RemoteKey,
  remoteKeys,
  type SitePage,
  sitePages,
} from 'shared-contracts/host';
import { type KnownComposition, remoteOf } from '../remote/modules.ts';

export const isRemoteModule = (module: SitePage['module']): module is ModuleId =>
  !module.startsWith('shell/');

const toSitePage = (key: RemoteKey, { expose, ...page }: LiveRelease['pages'][number]): SitePage => ({
  ...page,
  module: `${key}/${expose}`,
});

const pagesByComposition = new WeakMap<KnownComposition, readonly SitePage[]>();

/**
 * The pages of a composition: the shell's own, those that the live releases describe, and those of missing remotes as
 * this shell's table has them.
 */
export function pagesOf(composition: KnownComposition): readonly SitePage[] {
  const cached = pagesByComposition.get(composition);
  if (cached) return cached;
  const { remotes } = composition;
  const isLive = (module: SitePage['module']) => isRemoteModule(module) && remotes[remoteOf(module)];
  const pages = [
    ...sitePages.filter(({ module }) => !isLive(module)),
    ...remoteKeys.flatMap(key => remotes[key]?.pages.map(page => toSitePage(key, page)) ?? []),
  ];
  pagesByComposition.set(composition, pages);
  return pages;
}

const pathsByPages = new WeakMap<readonly SitePage[], ReadonlySet<string>>();

/** All paths that lead to a page, aliases included. */
export function addressedPaths(pages: readonly SitePage[]): ReadonlySet<string> {
  const cached = pathsByPages.get(pages);
  if (cached) return cached;
  const paths = new Set(
    pages.flatMap(page => addressesOf(page).flatMap(({ path, aliases }) => aliases.concat(path))),
  );
  pathsByPages.set(pages, paths);
  return paths;
}

/** Whether the page at this path shows its visitor's own input. */
export const isPrivatePath = (composition: KnownComposition, path: string): boolean =>
  pagesOf(composition).some(page => page.private && page.path === path);

/** Whether the page at this path is filtered by the address's `q`. */
export const isSearchablePath = (composition: KnownComposition, path: string): boolean =>
  pagesOf(composition).some(page => page.searchable && page.path === path);
