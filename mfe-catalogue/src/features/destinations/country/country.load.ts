import type { LoadContext, LoadResult, PrefetchContext } from 'shared-contracts';
import { countryOf, countryQueries } from './country.queries.ts';

/** How long a navigation waits for the data, in ms. After that the page opens and says that it is loading. */
const DATA_WAIT_MS = 400;

/** The server waits for all data, the browser briefly. */
export async function loadCountry(context: LoadContext): Promise<LoadResult> {
  const country = countryOf(context.params);
  if (!country) return { status: 404 };
  const { summary } = countryQueries(context, country);
  const result = fetchAll(context).then(
    (): LoadResult => ({ status: context.queryClient.getQueryData(summary.queryKey) ? 200 : 404 }),
    (): LoadResult => ({ status: 503 }),
  );
  return context.server ? result : Promise.race([result, openAnyway(result)]);
}

const openAnyway = (arriving: Promise<unknown>) =>
  new Promise<LoadResult>(resolve => setTimeout(resolve, DATA_WAIT_MS, { status: 200, arriving }));

export const prefetchCountry = (context: PrefetchContext): Promise<unknown> =>
  countryOf(context.params) ? fetchAll(context).catch(() => undefined) : Promise.resolve();

const fetchAll = (context: PrefetchContext & { server?: boolean }) =>
  Promise.all(
    Object.values(countryQueries(context, countryOf(context.params))).map(query =>
      context.queryClient.fetchQuery<unknown>(query),
    ),
  );
