import type { LoadContext, LoadResult, PrefetchContext } from 'shared-contracts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { respondFrom } from '../../../shared/respond-from.ts';
import { countryOf, countryQueries } from './country.queries.ts';

/** The server waits for all data, the browser briefly. */
export async function loadCountry(context: LoadContext): Promise<LoadResult> {
  const country = countryOf(context.params);
  if (!country) return { status: 404 };
  const { summary } = countryQueries(context, country);
  const result = fetchAll(context, country).then(
    (): LoadResult => ({ status: context.queryClient.getQueryData(summary.queryKey) ? 200 : 404 }),
    (): LoadResult => ({ status: 503 }),
  );
  return context.server ? result : respondFrom(result);
}

export async function prefetchCountry(context: PrefetchContext): Promise<void> {
  const country = countryOf(context.params);
  if (country) await fetchAll(context, country).catch(() => undefined);
}

const fetchAll = (context: QueryContext, country: string) =>
  Promise.all(
    Object.values(countryQueries(context, country)).map(query =>
      context.queryClient.fetchQuery<unknown>(query),
    ),
  );
