import { type ExposedPage, mainSlugOf, queries, type Treatment } from 'shared-contracts';
import { TreatmentsPage } from '../features/treatments/treatments-page.tsx';

/** /treatments: all treatments by category (section 2). */
export const page: ExposedPage = {
  Component: TreatmentsPage,
  async load({ api, queryClient, server }) {
    const status = queryClient.fetchQuery(queries.treatments(api)).then(
      () => 200 as const,
      () => 503 as const,
    );
    // The browser opens the page at once; the page itself shows that its list is loading or has failed.
    return { status: server ? await status : 200 };
  },
  prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(queries.treatments(api)),
  head: ({ api, queryClient, url }) => {
    const list = queryClient.getQueryData<Treatment[]>(queries.treatments(api).queryKey) ?? [];
    return {
      structuredData: [
        {
          '@type': 'ItemList',
          itemListElement: list
            .filter(({ id }) => mainSlugOf(id))
            .map(({ id, name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: `${url.origin}/treatments/${mainSlugOf(id)}`,
            })),
        },
      ],
    };
  },
};
