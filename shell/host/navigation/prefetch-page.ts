import type { PrefetchContext } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import { matchPage } from '../page/match.ts';
import type { Modules } from '../page/modules.ts';
import { placedWidgets } from '../page/placed-widgets.ts';
import { theSite } from '../site.ts';
import { addressOf, isCurrentPage, widgetAt } from './link-targets.ts';

interface PrefetchOptions extends Pick<PrefetchContext, 'api' | 'queryClient'> {
  modules: Pick<Modules, 'complete' | 'composition' | 'load'> & {
    /** Loads a module's code without a widget's data. */
    loadCode(id: ModuleId): Promise<unknown>;
    /** Loads what all modules need to run. */
    loadRuntime(): Promise<unknown>;
  };
}

/** Runs a page's `prefetch`, if it has one. */
export type PrefetchData = (
  context: Pick<PrefetchContext, 'api' | 'queryClient' | 'inView'>,
) => Promise<unknown> | undefined;

export interface PagePrefetch {
  /** Loads code and data of what a link leads to, once; again only if the code failed to load. */
  prefetchPage(url: URL): void;
  /**
   * Loads the code.
   * @param hasTime whether the page is not about to be opened: what its files need to run is then asked for before them
   * @returns what prefetches the data; a widget of the current page has it already
   */
  loadCode(url: URL, hasTime?: boolean): Promise<PrefetchData | undefined>;
}

/** Prepares what the visitor may open next. Failures are ignored, since the navigation itself tries again. */
export function createPagePrefetch({ modules, api, queryClient }: PrefetchOptions): PagePrefetch {
  const started = new Set<string>();

  async function loadCode(url: URL, hasTime = false): Promise<PrefetchData | undefined> {
    if (isCurrentPage(url)) {
      const widget = widgetAt(url);
      if (widget) await modules.load(widget);
      return;
    }
    if (modules.composition().isPartial) await modules.complete();
    const { match } = matchPage(modules.composition(), url.pathname);
    if (match.kind === 'shell') await theSite().pages.load(match.name);
    if (match.kind !== 'remote') return;
    if (hasTime) await modules.loadRuntime();
    // What other remotes have in the page comes with it. Without it the page is whole.
    for (const widget of placedWidgets(modules.composition(), match.id, match.params))
      modules.loadCode(widget.id).catch(() => undefined);
    const { page } = await modules.load(match.id);
    return context => page?.prefetch?.({ ...context, params: match.params, url });
  }

  return {
    prefetchPage(url) {
      const address = addressOf(url);
      if (started.has(address)) return;
      started.add(address);
      loadCode(url)
        .then(prefetchData => prefetchData?.({ api, queryClient }))
        .catch(() => started.delete(address));
    },
    loadCode,
  };
}
