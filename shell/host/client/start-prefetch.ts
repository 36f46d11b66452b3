import type { PageRouter } from '../navigation/page-router.ts';
import type * as PrefetchInView from '../navigation/prefetch-in-view.ts';
import { prefetchLinks } from '../navigation/prefetch-links.ts';
import { createPagePrefetch } from '../navigation/prefetch-page.ts';
import type { ClientServices } from './browser-site.ts';
import type { ClientModules } from './loading/client-modules.ts';

/** From now on the pages of links are fetched ahead. @param sessionStart what fetching ahead in idle time waits for */
export function startPrefetch(
  modules: ClientModules,
  router: Pick<PageRouter, 'subscribe'>,
  { api, queryClient, joinApi }: Pick<ClientServices, 'api' | 'queryClient' | 'joinApi'>,
  sessionStart: Promise<void>,
): void {
  const { prefetchPage, loadCode } = createPagePrefetch({ modules, api, queryClient });
  const onLeave = (leave: () => void) => void router.subscribe(({ isLoading }) => isLoading && leave());
  prefetchLinks(prefetchPage, pagesMax => {
    // The page works without it.
    prefetchInView(sessionStart, { loadCode, joinApi, queryClient, onLeave, pagesMax }).catch(
      () => undefined,
    );
  });
}

/** Waits until the page itself has loaded. */
async function prefetchInView(
  sessionStart: Promise<void>,
  options: Parameters<typeof PrefetchInView.prefetchInView>[0],
): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise(resolve => addEventListener('load', resolve, { once: true }));
  await sessionStart;
  const module = await import(/* webpackChunkName: "at-rest" */ '../navigation/prefetch-in-view.ts');
  module.prefetchInView(options);
}
