import { cutQuery, type LoadContext, queries } from 'shared-contracts';
import { mainSlugOf } from '../../addresses.rules.ts';

type QueryContext = Pick<LoadContext, 'api' | 'queryClient'> & Partial<Pick<LoadContext, 'server'>>;

/** The list of treatments cut to one, so that its page carries no other. A list that lacks it stays whole. */
export const treatmentQuery = (context: QueryContext, id: string) =>
  cutQuery(context, queries.treatments(context.api), ['treatment', id], list => {
    const found = list.find(treatment => treatment.id === id);
    return found ? [found] : list;
  });

/** A treatment with its lowest price, in whole USD. */
export interface RelatedTreatment {
  id: string;
  name: string;
  price: number;
}

/** The other treatments of the same category that have a page. */
export const relatedQuery = (context: QueryContext, id: string) =>
  cutQuery(context, queries.treatments(context.api), ['related', id], (list): RelatedTreatment[] => {
    const category = list.find(treatment => treatment.id === id)?.category;
    return list.flatMap(({ id: other, name, estimatedCost, ...treatment }) =>
      treatment.category === category && other !== id && mainSlugOf(other)
        ? { id: other, name, price: estimatedCost }
        : [],
    );
  });
