import { cutQuery, queries, type Treatment, type TreatmentsNarrow } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';
import { isLongList, treatmentsQuery } from '../../shared/treatments.query.ts';

/** What the list shows of a treatment. */
export type ListedTreatment = Omit<
  Treatment,
  'bodyLocation' | 'companions' | 'description' | 'duration' | 'earliestFlight' | 'imageText' | 'visits'
>;

/** Of each category of a long list, before one is chosen. */
const FIRST = '5';

/**
 * All treatments without their descriptions, which would be a fifth of the page's bytes. Of a long list those of the category
 * that a term names, those that the API finds for it, or the first of each category.
 */
export function listedTreatmentsQuery(context: QueryContext, term: string) {
  if (!isLongList(context)) return listed(context, queries.treatments(context.api), ['treatments', 'listed']);
  const queryKey = ['treatments', 'listed', term];
  const part = (narrow: TreatmentsNarrow) => listed(context, treatmentsQuery(context, narrow), queryKey);
  const first = part(term === '' ? { first: FIRST } : { category: term });
  const queryFn: typeof first.queryFn = async run => {
    const list = await first.queryFn(run);
    return list[0] || term === '' ? list : part({ search: term }).queryFn(run);
  };
  return { queryKey, queryFn };
}

const listed = (
  context: QueryContext,
  list: ReturnType<typeof queries.treatments>,
  queryKey: readonly string[],
) =>
  cutQuery(context, list, queryKey, treatments =>
    treatments.map(
      ({
        bodyLocation: _bodyLocation,
        companions: _companions,
        earliestFlight: _earliestFlight,
        description: _description,
        duration: _duration,
        imageText: _imageText,
        visits: _visits,
        ...shown
      }): ListedTreatment => shown,
    ),
  );
