import type { PrefetchContext } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import type { ClientModules } from '../client/loading/client-modules.ts';
import { prefetchFiles } from '../client/loading/prefetch-files.ts';
import { filesOf } from '../page/files-of.ts';
import { matchPage, normalizePath, type PageMatch } from '../page/match.ts';
import { loadShellPage } from '../page/shell-pages.ts';
import { nameOf } from '../remote/modules.ts';

interface PrefetchOptions extends Pick<PrefetchContext, 'api' | 'queryClient'> {
  modules: Pick<ClientModules, 'complete' | 'composition' | 'findFiles' | 'get' | 'load'>;
}

export interface PagePrefetch {
  /** Loads code and data of the page at this address, once; again only if the code failed to load. */
  prefetchPage(url: URL): void;
  /** Has the files of the page fetched while the network is idle. They do not run yet. */
  prefetchPageFiles(url: URL): void;
}

/** Prepares pages that the visitor may open next. Failures are ignored, since the navigation itself tries again. */
export function createPagePrefetch({ modules, api, queryClient }: PrefetchOptions): PagePrefetch {
  const started = new Set<string>();
  /** Modules whose files are fetched or on their way: many links lead to pages of one. */
  const fetched = new Set<ModuleId>();

  const find = async (url: URL): Promise<PageMatch> => {
    if (modules.composition().isPartial) await modules.complete();
    return matchPage(modules.composition(), url.pathname).match;
  };

  const loadAhead = async (url: URL): Promise<void> => {
    const match = await find(url);
    if (match.kind === 'shell') await loadShellPage(match.name);
    if (match.kind !== 'remote') return;
    const { page } = await modules.load(match.id);
    await page?.prefetch?.({ api, queryClient, params: match.params, url });
  };

  const loadFilesAhead = async (url: URL): Promise<void> => {
    const match = await find(url);
    if (match.kind !== 'remote' || modules.get(match.id) || fetched.has(match.id)) return;
    fetched.add(match.id);
    prefetchFiles(filesOf(await modules.findFiles(match.id), nameOf(match.id)));
  };

  return {
    prefetchPage(url) {
      const path = normalizePath(url.pathname);
      if (started.has(path)) return;
      started.add(path);
      loadAhead(url).catch(() => started.delete(path));
    },
    prefetchPageFiles(url) {
      loadFilesAhead(url).catch(() => undefined);
    },
  };
}
