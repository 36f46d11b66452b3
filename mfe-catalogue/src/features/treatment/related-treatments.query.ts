import { cutQuery, queries } from 'shared-contracts';
import { mainSlugOf } from '../../shared/addresses.rules.ts';
import type { QueryContext } from '../../shared/query-context.ts';

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
