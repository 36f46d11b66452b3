import { cutQuery, type LoadContext, queries } from 'shared-contracts';

type QueryContext = Pick<LoadContext, 'api' | 'queryClient'> & Partial<Pick<LoadContext, 'server'>>;

/** The list of treatments cut to one, so that its page carries no other. A list that lacks it stays whole. */
export const treatmentQuery = (context: QueryContext, id: string) =>
  cutQuery(context, queries.treatments(context.api), ['treatment', id], list => {
    const found = list.find(treatment => treatment.id === id);
    return found ? [found] : list;
  });
