import { type LoadContext, queries, type Treatment } from 'shared-contracts';

type QueryContext = Pick<LoadContext, 'api' | 'queryClient'> & Partial<Pick<LoadContext, 'server'>>;

/**
 * The list of treatments cut to one, under a key of its own, so that a page from the server carries no other. A list
 * that lacks the treatment stays whole.
 */
export function treatmentQuery({ api, queryClient, server = false }: QueryContext, id: string) {
  const list = queries.treatments(api);
  return {
    queryKey: ['treatment', id],
    async queryFn(context: { signal: AbortSignal }): Promise<Treatment[]> {
      // Browsers keep the list for other pages. A page carries all that the server keeps.
      const all = await (server ? list.queryFn(context) : queryClient.fetchQuery({ ...list, retry: false }));
      const found = all.find(treatment => treatment.id === id);
      return found ? [found] : all;
    },
  };
}
