import { type ExposedPage, type LoadContext, listTermOf, queries, searchTreatments } from 'shared-contracts';
import {
  type ListedTreatment,
  listedTreatmentsQuery,
} from '../features/treatment-list/listed-treatments.query.ts';
import { TreatmentListPage } from '../features/treatment-list/treatment-list-page.tsx';
import { treatmentPath } from '../shared/addresses.rules.ts';

/** /treatments: all treatments by category (section 2). */
export const page: ExposedPage = {
  Component: TreatmentListPage,
  async load(context) {
    const { queryClient, server, url } = context;
    const status = queryClient
      .fetchQuery(listedTreatmentsQuery(context, listTermOf(context.url)))
      .then(list => (server ? findSimilar(list, { queryClient, url }) : undefined))
      .then(
        () => 200 as const,
        () => 503 as const,
      );
    // The browser opens the page at once; the page itself shows that its list is loading or has failed.
    return server ? { status: await status } : { status: 200, arriving: status };
  },
  prefetch: context =>
    context.queryClient.prefetchQuery(listedTreatmentsQuery(context, listTermOf(context.url))),
  head: context => {
    const { queryClient, url } = context;
    const list =
      queryClient.getQueryData<ListedTreatment[]>(
        listedTreatmentsQuery(context, listTermOf(context.url)).queryKey,
      ) ?? [];
    // A filtered list has no address of its own in search engines.
    if (listTermOf(url) !== '') return { noindex: true, canonical: '/treatments' };
    return {
      structuredData: [
        {
          '@type': 'ItemList',
          itemListElement: list.map((treatment, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: treatment.name,
            url: url.origin + treatmentPath(treatment),
          })),
        },
      ],
    };
  },
};

/** The server shows what a misspelled term finds as well, or what it may have meant. */
async function findSimilar(
  list: readonly ListedTreatment[],
  { queryClient, url }: Pick<LoadContext, 'queryClient' | 'url'>,
): Promise<void> {
  const term = listTermOf(url);
  if (searchTreatments(list, term).length > 0) return;
  const similar = await queryClient.fetchQuery(queries.similarTreatments(list, term));
  if (similar.length === 0) await queryClient.fetchQuery(queries.nearestTreatments(list, term));
}
