import type { ApiQuery } from '../api/queries.ts';
import type { LoadContext } from './exposed-module.ts';

type CutContext = Pick<LoadContext, 'queryClient'> & Partial<Pick<LoadContext, 'server'>>;

/**
 * A query for what a page shows of another query's data, under a key of its own. Browsers keep the whole as well, for
 * other pages. The server keeps only the cut, because a page carries all that was kept.
 */
export const cutQuery = <T, C>(
  { queryClient, server = false }: CutContext,
  whole: ApiQuery<T>,
  queryKey: readonly unknown[],
  cut: (data: T) => C,
): ApiQuery<C> => ({
  queryKey,
  // The query for the cut already retries a failed call, so this one does not.
  queryFn: async context =>
    cut(await (server ? whole.queryFn(context) : queryClient.fetchQuery({ ...whole, retry: false }))),
});
