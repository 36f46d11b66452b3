import { type ExposedPage, type LoadResult, queries } from 'shared-contracts';
import { DestinationsPage } from '../features/destinations/destinations-page.tsx';

/** /destinations: four profiles and a table of the other countries (section 2). */
export const page: ExposedPage = {
  Component: DestinationsPage,
  async load({ api, queryClient, server }) {
    const result = queryClient.fetchQuery(queries.destinations(api)).then(
      (): LoadResult => ({ status: 200 }),
      (): LoadResult => ({ status: 503, partial: true }),
    );
    return server ? result : { status: 200 };
  },
  prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(queries.destinations(api)),
};
