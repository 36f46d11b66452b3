import { queries, type TreatmentsNarrow } from 'shared-contracts';
import type { QueryContext } from './query-context.ts';

/** Whether the list of treatments is too long for a page. */
export const isLongList = ({ offers }: Pick<QueryContext, 'offers'>): boolean =>
  offers?.('short-list') === false;

/** The treatments that a page shows: of a short list all of them, as other pages have it; of a long one those asked for. */
export function treatmentsQuery(
  context: QueryContext,
  narrow: TreatmentsNarrow,
): ReturnType<typeof queries.treatments> {
  const { api } = context;
  return isLongList(context)
    ? { queryKey: ['treatments', narrow], queryFn: ({ signal }) => api.treatments(signal, narrow) }
    : queries.treatments(api);
}
