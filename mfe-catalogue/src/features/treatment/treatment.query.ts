import { cutQuery, queries, type Treatment } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';

/** The list of treatments cut to one, so that its page carries no other. A list that lacks it stays whole. */
export const treatmentQuery = (context: QueryContext, id: string) =>
  cutQuery(context, queries.treatments(context.api), ['treatment', id], list => {
    const found = list.find(treatment => treatment.id === id);
    return found ? [found] : list;
  });

/** The treatment, if a query has found it. */
export const loadedTreatment = (context: QueryContext, id: string): Treatment | undefined =>
  context.queryClient
    .getQueryData<Treatment[]>(treatmentQuery(context, id).queryKey)
    ?.find(treatment => treatment.id === id);
