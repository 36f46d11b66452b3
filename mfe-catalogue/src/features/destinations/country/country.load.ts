import type { LoadContext, LoadResult, PrefetchContext } from 'shared-contracts';
import { openAfter } from '../../open-after.ts';
import { countryOf, countryQueries } from './country.queries.ts';

/** The server waits for all data, the browser briefly. */
export async function loadCountry(context: LoadContext): Promise<LoadResult> {
  const country = countryOf(context.params);
  if (!country) return { status: 404 };
  const { summary } = countryQueries(context, country);
  const result = fetchAll(context).then(
    (): LoadResult => ({ status: context.queryClient.getQueryData(summary.queryKey) ? 200 : 404 }),
    (): LoadResult => ({ status: 503 }),
  );
  return context.server ? result : openAfter(result);
}

export const prefetchCountry = (context: PrefetchContext): Promise<unknown> =>
  countryOf(context.params) ? fetchAll(context).catch(() => undefined) : Promise.resolve();

const fetchAll = (context: PrefetchContext & { server?: boolean }) =>
  Promise.all(
    Object.values(countryQueries(context, countryOf(context.params))).map(query =>
      context.queryClient.fetchQuery<unknown>(query),
    ),
  );
