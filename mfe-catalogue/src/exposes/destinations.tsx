import { type ExposedPage, type LoadResult, queries } from 'shared-contracts';
import { DestinationsPage } from '../features/destinations/destinations-page.tsx';

/** /destinations: four profiles, and a table of all countries (specification, section 2). */
export const page: ExposedPage = {
  Component: DestinationsPage,
  async load({ api, queryClient, server }) {
    const loading = queryClient.fetchQuery(queries.destinations(api)).then(
      (): LoadResult => ({ status: 200 }),
      (): LoadResult => ({ status: 503, partial: true }),
    );
    return server ? loading : { status: 200 };
  },
};
