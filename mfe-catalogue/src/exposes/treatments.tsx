import {
  countriesAtom,
  type ExposedPage,
  type LoadContext,
  listTermOf,
  queries,
  searchTreatments,
} from 'shared-contracts';
import type { ListedTreatment } from '../features/treatment-list/listed-treatment.ts';
import { listedTreatmentsQuery } from '../features/treatment-list/listed-treatments.query.ts';
import { TreatmentListPage } from '../features/treatment-list/treatment-list-page.tsx';
import { treatmentPath } from '../shared/addresses.rules.ts';
import type { QueryContext } from '../shared/query-context.ts';

const listQuery = (context: QueryContext & Pick<LoadContext, 'url'>) =>
  listedTreatmentsQuery(context, listTermOf(context.url));

/** /treatments: all treatments by category (section 2). */
export const page: ExposedPage = {
  Component: TreatmentListPage,
  async load(context) {
    const { queryClient, server } = context;
    const status = queryClient
      .fetchQuery(listQuery(context))
      .then(list => (server ? findSimilar(list, context) : undefined))
      .then(
        () => 200 as const,
        () => 503 as const,
      );
    // The browser opens the page at once; the page itself shows that its list is loading or has failed.
    return server ? { status: await status } : { status: 200, arriving: status };
  },
  prefetch: context => context.queryClient.prefetchQuery(listQuery(context)),
  head: context => {
    const { queryClient, url } = context;
    const list = queryClient.getQueryData<ListedTreatment[]>(listQuery(context).queryKey) ?? [];
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
  { queryClient, store, url }: LoadContext,
): Promise<void> {
  const term = listTermOf(url);
  const { destinations } = store.get(countriesAtom);
  if (searchTreatments(list, term, false, destinations)[0]) return;
  if (await queryClient.fetchQuery(queries.notHere(term, destinations))) return;
  const similar = await queryClient.fetchQuery(queries.similarTreatments(list, term, destinations));
  if (!similar[0]) await queryClient.fetchQuery(queries.nearestTreatments(list, term, destinations));
}
