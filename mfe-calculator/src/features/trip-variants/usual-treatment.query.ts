import { type LoadContext, queries } from 'shared-contracts';

/** The treatment of a page's address, in the list that the page has; of a long list it is the only one that is asked for. */
export function usualTreatmentQuery(
  { api, offers }: Pick<LoadContext, 'api' | 'offers'>,
  slug: string,
): ReturnType<typeof queries.treatments> {
  return offers?.('short-list') === false
    ? { queryKey: ['treatments', { slug }], queryFn: ({ signal }) => api.treatments(signal, { slug }) }
    : queries.treatments(api);
}
