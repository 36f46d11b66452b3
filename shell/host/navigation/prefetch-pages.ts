import type { Api } from 'shared-contracts';
import type { QueryClient } from 'shared-contracts/ui';
import { createQueryClient } from 'shared-contracts/ui/host';
import { idle } from './idle.ts';
import type { PagePrefetch, PrefetchData } from './prefetch-page.ts';

interface PagesOptions extends Pick<PagePrefetch, 'loadCode'> {
  /** A client whose calls of one task are sent as one. */
  joinApi(signal: AbortSignal): Api;
  queryClient: QueryClient;
}

/**
 * Prefetches several pages once the calls of the current one are done: their code, and then their data in one call.
 * Failures are ignored. Aborting drops what is not there yet.
 */
export async function prefetchPages(
  urls: readonly URL[],
  { loadCode, joinApi, queryClient }: PagesOptions,
  signal: AbortSignal,
): Promise<void> {
  await whenSettled(queryClient);
  if (signal.aborted) return;
  const loads: Promise<PrefetchData | undefined>[] = [];
  for (const url of urls) {
    // Each in a task of its own, since its files take a while to ask for.
    await idle();
    if (signal.aborted) return;
    loads.push(loadCode(url, true).catch(() => undefined));
  }
  const pages = await Promise.all(loads);
  if (signal.aborted) return;
  // A client of its own: a page that is opened meanwhile neither waits for this call nor for its failure.
  const ahead = createQueryClient({ server: true });
  copyData(queryClient, ahead);
  const known = new Set(
    ahead
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash),
  );
  const context = {
    api: joinApi(signal),
    queryClient: ahead,
    inView: true,
  } as const;
  const prefetch = async (prefetchData: PrefetchData | undefined) => {
    await prefetchData?.(context);
    if (!signal.aborted) copyData(ahead, queryClient, known);
  };
  await Promise.allSettled(pages.map(prefetch));
}

/** Copies to one client the queries that only the other has. @param known queries that are not copied: the page may have dropped them meanwhile */
function copyData(from: QueryClient, to: QueryClient, known?: ReadonlySet<string>): void {
  for (const { queryKey, queryHash, state } of from.getQueryCache().getAll())
    if (state.data !== undefined && !known?.has(queryHash) && to.getQueryData(queryKey) === undefined)
      to.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
}

/** Resolves when no call is pending. */
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
