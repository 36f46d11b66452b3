import type { ExposedPage, PrefetchContext } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import type { QueryClient } from 'shared-contracts/ui';
import { createQueryClient } from 'shared-contracts/ui/host';
import { matchPage, normalizePath } from '../page/match.ts';
import { loadShellPage } from '../page/shell-pages.ts';
import type { Modules } from '../remote/modules.ts';

type Data = Pick<PrefetchContext, 'api' | 'queryClient'>;

interface PrefetchOptions extends Data {
  modules: Pick<Modules, 'complete' | 'composition' | 'load'>;
  /** An API that sends the calls of one task as one. */
  createJoinedApi(signal: AbortSignal): PrefetchContext['api'];
}

/** What a link leads to: a page of the site, or a widget of the current page. */
export interface PagePrefetch {
  /** Loads code and data, once; again only if that failed. */
  prefetchPage(url: URL): void;
  /**
   * The same for several, whose links are in view, once the page's own data is there: the code of all, and then their
   * data in one call. Aborting drops what is not there yet. Never rejects.
   */
  prefetchPages(urls: readonly URL[], signal: AbortSignal): Promise<void>;
}

/** A page of a remote, with its code. */
interface FoundPage extends Pick<PrefetchContext, 'params' | 'url'> {
  page: ExposedPage;
}

/** Prepares what the visitor may open next. Failures are ignored, since the navigation itself tries again. */
export function createPagePrefetch({
  modules,
  api,
  queryClient,
  createJoinedApi,
}: PrefetchOptions): PagePrefetch {
  const started = new Set<string>();

  /** @returns undefined where there is no data to fetch apart from the code */
  async function loadCode(url: URL): Promise<FoundPage | undefined> {
    const widget = isCurrentPage(url) && widgetAt(url.hash);
    if (widget) await modules.load(widget);
    if (isCurrentPage(url)) return;
    if (modules.composition().isPartial) await modules.complete();
    const { match } = matchPage(modules.composition(), url.pathname);
    if (match.kind === 'shell') await loadShellPage(match.name);
    if (match.kind !== 'remote') return;
    const { page } = await modules.load(match.id);
    return page && { page, params: match.params, url };
  }

  return {
    prefetchPage(url) {
      const address = addressOf(url);
      if (started.has(address)) return;
      started.add(address);
      loadCode(url)
        .then(found => found && prefetchData(found, { api, queryClient }))
        .catch(() => started.delete(address));
    },

    async prefetchPages(urls, signal) {
      await whenSettled(queryClient);
      if (signal.aborted) return;
      const found = await Promise.all(urls.map(url => loadCode(url).catch(() => undefined)));
      if (signal.aborted) return;
      // A client of its own: a page that is opened meanwhile neither waits for this call nor for its failure.
      const ahead = createQueryClient({ server: true });
      copyData(queryClient, ahead);
      const data = { api: createJoinedApi(signal), queryClient: ahead, inView: true } as const;
      const prefetch = async (page: FoundPage | undefined) => {
        if (page) await prefetchData(page, data);
        if (!signal.aborted) copyData(ahead, queryClient);
      };
      await Promise.allSettled(found.map(prefetch));
    },
  };
}

/** Where a link leads; within the current page, to which section. */
export const addressOf = (url: URL): string =>
  isCurrentPage(url) ? url.hash : normalizePath(url.pathname);

export const isCurrentPage = (url: URL): boolean =>
  normalizePath(url.pathname) === normalizePath(location.pathname);

/** The widget of the current page in its section of this name. */
export const widgetAt = (hash: string): ModuleId | undefined =>
  document.getElementById(hash.slice(1))?.dataset.module as ModuleId | undefined;

const prefetchData = async (
  { page, params, url }: FoundPage,
  data: Data & Pick<PrefetchContext, 'inView'>,
): Promise<unknown> => page.prefetch?.({ ...data, params, url });

/** Gives a client what only the other has. */
function copyData(from: QueryClient, to: QueryClient): void {
  for (const { queryKey, state } of from.getQueryCache().getAll())
    if (state.data !== undefined && to.getQueryData(queryKey) === undefined)
      to.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
}

/** Resolves when no call is under way. */
async function whenSettled(client: QueryClient): Promise<void> {
  if (client.isFetching() === 0) return;
  await new Promise<void>(resolve => {
    const stop = client.getQueryCache().subscribe(() => {
      if (client.isFetching() > 0) return;
      stop();
      resolve();
    });
  });
}
