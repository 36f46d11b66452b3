import { cutQuery, queries, type Treatment } from 'shared-contracts';
import { mainSlugOf } from '../../shared/addresses.rules.ts';
import type { QueryContext } from '../../shared/query-context.ts';

/** A treatment with its lowest price, in whole USD per `priceUnit`. */
export interface RelatedTreatment
  extends Pick<Treatment, 'id' | 'name' | 'cheapestIn' | 'basis' | 'priceUnit'> {
  price: number;
}

/** The other treatments of the same category that have a page. */
export const relatedQuery = (context: QueryContext, id: string) =>
  cutQuery(context, queries.treatments(context.api), ['related', id], (list): RelatedTreatment[] => {
    const category = list.find(treatment => treatment.id === id)?.category;
    return list.flatMap(({ id: other, name, estimatedCost, cheapestIn, basis, priceUnit, ...treatment }) =>
      treatment.category === category && other !== id && mainSlugOf(other)
        ? { id: other, name, price: estimatedCost, cheapestIn, basis, priceUnit }
        : [],
    );
  });
