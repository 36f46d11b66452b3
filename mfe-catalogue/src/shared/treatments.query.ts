import { queries, type TreatmentsNarrow, type TripsNarrow } from 'shared-contracts';
import type { QueryContext } from './query-context.ts';

/** Whether the list of treatments is too long for a page. */
export const isLongList = ({ offers }: Pick<QueryContext, 'offers'>): boolean =>
  offers?.('short-list') === false;

/** The treatments that a page shows: of a short list all of them, as other pages have it; of a long one those asked for. */
export const treatmentsQuery = (context: QueryContext, narrow: TreatmentsNarrow) =>
  queries.treatments(context.api, isLongList(context) ? narrow : undefined);

/** The trips of the treatments that a page shows: of a long list only those of a category, or of the first of each. */
export const tripsOf = (context: Pick<QueryContext, 'offers'>, narrow: TreatmentsNarrow): TripsNarrow =>
  isLongList(context) && ('category' in narrow || 'first' in narrow) ? narrow : {};
