import type { LoadContext, LoadResult, PrefetchContext } from 'shared-contracts';
import { destinationQuery } from '../../../shared/destination.queries.ts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { respondFrom } from '../../../shared/respond-from.ts';
import { countryQueries } from './country.queries.ts';

/** The server waits for all data, the browser briefly. */
export async function loadCountry(context: LoadContext): Promise<LoadResult> {
  const result = fetchAll(context).then(
    (isListed): LoadResult => ({ status: isListed ? 200 : 404 }),
    (): LoadResult => ({ status: 503 }),
  );
  return context.server ? result : respondFrom(result);
}

export async function prefetchCountry(context: PrefetchContext): Promise<void> {
  await fetchAll(context).catch(() => undefined);
}

/** @returns whether the API lists the country */
async function fetchAll(context: QueryContext & Pick<LoadContext, 'params' | 'url'>): Promise<boolean> {
  const { queryClient, params, url } = context;
  const summary = await queryClient.fetchQuery(destinationQuery(context, params.country ?? ''));
  if (!summary) return false;
  await Promise.all(
    Object.values(countryQueries(context, summary.country, url.search)).map(query =>
      queryClient.fetchQuery<unknown>(query),
    ),
  );
  return true;
}
