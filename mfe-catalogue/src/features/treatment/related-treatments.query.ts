import { cutQuery, queries, type Treatment } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';

/** A treatment with its lowest price, in whole USD per `priceUnit`. */
export interface RelatedTreatment
  extends Pick<Treatment, 'id' | 'name' | 'slug' | 'cheapestIn' | 'basis' | 'priceUnit'> {
  price: number;
}

/** The other treatments of the same category. */
export const relatedQuery = (context: QueryContext, id: string) =>
  cutQuery(
    context,
    queries.treatments(context.api),
    ['treatments', 'related', id],
    (list): RelatedTreatment[] => {
      const category = list.find(treatment => treatment.id === id)?.category;
      return list.flatMap(
        ({ id: other, name, slug, estimatedCost, cheapestIn, basis, priceUnit, ...treatment }) =>
          treatment.category === category && other !== id
            ? { id: other, name, ...(slug && { slug }), price: estimatedCost, cheapestIn, basis, priceUnit }
            : [],
      );
    },
  );
