import type { TreatmentsNarrow, TripsNarrow } from 'shared-contracts';
import type { QueryContext } from './query-context.ts';

/** The trips of the treatments that a page shows: of many only those of a category, or of the first of each. */
export const tripsOf = ({ api }: Pick<QueryContext, 'api'>, narrow: TreatmentsNarrow): TripsNarrow =>
  api.hasManyTreatments && ('category' in narrow || 'first' in narrow) ? narrow : {};
