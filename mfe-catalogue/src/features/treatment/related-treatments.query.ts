import { cutQuery, queries, type Treatment, treatmentQuery } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';

type Run = Parameters<ReturnType<typeof queries.treatments>['queryFn']>[0];

/** A treatment with its lowest price, in whole USD per `priceUnit`. */
export interface RelatedTreatment
  extends Pick<Treatment, 'id' | 'name' | 'slug' | 'cheapestIn' | 'basis' | 'priceUnit'> {
  price: number;
}

const RELATED_MAX = 12;

/** Other treatments of the category of the one at an address. */
export function relatedQuery(context: QueryContext, slug: string, id: string) {
  const queryKey = ['treatments', 'related', id];
  const queryFn = async (run: Run): Promise<RelatedTreatment[]> => {
    const [own] = await context.queryClient.fetchQuery(treatmentQuery(context, slug));
    const category = own?.category ?? '';
    const list = queries.treatments(context.api, { category });
    const related = cutQuery(context, list, queryKey, treatments =>
      treatments.flatMap(
        ({ id: other, name, slug: at, estimatedCost, cheapestIn, basis, priceUnit, ...treatment }) =>
          treatment.category === category && other !== id
            ? { id: other, name, ...(at && { slug: at }), price: estimatedCost, cheapestIn, basis, priceUnit }
            : [],
      ),
    );
    return (await related.queryFn(run)).slice(0, RELATED_MAX);
  };
  return { queryKey, queryFn };
}
