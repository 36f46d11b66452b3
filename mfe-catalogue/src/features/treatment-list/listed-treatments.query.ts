import { cutQuery, queries, type TreatmentsNarrow } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';
import { groupByCategory } from './group-by-category.ts';
import type { ListedTreatment } from './listed-treatment.ts';

/** Treatments of each category of a long list, before one is chosen. */
const FIRST = '5';

/**
 * All treatments without their descriptions, which would be a fifth of the page's bytes, and with one image a category. Of a
 * long list those of the category that a term names, those that the API finds for it, or the first of each category.
 */
export function listedTreatmentsQuery(context: QueryContext, term: string) {
  const first = listed(context, term === '' ? { first: FIRST } : { category: term });
  if (!first.isCut || term === '') return first;
  const queryFn: typeof first.queryFn = async run => {
    const list = await first.queryFn(run);
    return list[0] ? list : listed(context, { search: term }).queryFn(run);
  };
  return { ...first, queryFn };
}

function listed(context: QueryContext, narrow: TreatmentsNarrow) {
  const list = queries.treatments(context.api, narrow);
  const query = cutQuery(context, list, [...list.queryKey, 'listed'], treatments => {
    const images = new Set(groupByCategory(treatments).map(({ image }) => image));
    return treatments.map(
      ({
        bodyLocation: _bodyLocation,
        companions: _companions,
        earliestFlight: _earliestFlight,
        description: _description,
        duration: _duration,
        imageText: _imageText,
        visits: _visits,
        image,
        ...shown
      }): ListedTreatment => ({ ...shown, image: images.has(image) ? image : null }),
    );
  });
  return { ...query, isCut: list.isCut };
}
