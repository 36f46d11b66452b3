import { type DestinationSummary, type ExposedPage, queries } from 'shared-contracts';
import { destinationsCopy } from '../features/destinations/destinations.copy.ts';
import { DestinationsPage } from '../features/destinations/destinations-page.tsx';
import { examplePricesQuery } from '../features/destinations/example-prices.query.ts';
import { savingCasesQuery } from '../features/destinations/saving-case.query.ts';
import type { QueryContext } from '../shared/query-context.ts';

/** /destinations: four profiles (section 2), and a table of all countries where the API lists them. */
export const page: ExposedPage = {
  Component: DestinationsPage,
  async load(context) {
    const table = fetchTable(context);
    return !context.server || (await table) ? { status: 200 } : { status: 503, partial: true };
  },
  prefetch: async context => void (await fetchTable(context)),
  head: ({ api, queryClient }) => {
    const listed = queryClient.getQueryData<DestinationSummary[]>(queries.destinations(api).queryKey);
    return listed?.length === 0 ? { description: destinationsCopy.profilesDescription } : {};
  },
};

/** @returns whether the calls of the page succeeded, but for the case of a saving: an API may not know its home country. In a browser its component asks, which knows. */
async function fetchTable(context: QueryContext): Promise<boolean> {
  const { api, queryClient } = context;
  const [results] = await Promise.all([
    Promise.allSettled([
      queryClient.fetchQuery(queries.destinations(api)),
      queryClient.fetchQuery(examplePricesQuery(context)),
    ]),
    context.server && queryClient.prefetchQuery(savingCasesQuery(context)),
  ]);
  return results.every(({ status }) => status === 'fulfilled');
}
