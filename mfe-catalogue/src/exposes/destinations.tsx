import { brand, type ExposedPage, type LoadResult, queries } from 'shared-contracts';
import { destinationsCopy as copy } from '../features/destinations/destinations.copy.ts';
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
  head: () => ({
    title: `Destinations for Treatment Abroad | ${brand.name}`,
    description: copy.description,
    canonical: '/destinations',
    breadcrumb: [{ name: 'Destinations', path: '/destinations' }],
  }),
};
