import {
  ApiError,
  type CostsBySource,
  cutQuery,
  type DestinationSummary,
  type LoadContext,
  listTermOf,
  queries,
  type Treatment,
  type TreatmentsNarrow,
} from 'shared-contracts';
import { destinationQuery, treatmentPricesQuery } from '../../../shared/destination.queries.ts';
import { describeTypicalUnits } from '../../../shared/figures.rules.ts';
import type { QueryContext } from '../../../shared/query-context.ts';
import { ofExample } from '../example-prices.query.ts';
import { exampleTreatmentId } from '../example-trip.ts';

/** The country of an address, as far as it has been loaded; else ''. */
export const countryOf = (context: QueryContext, { country = '' }: LoadContext['params']): string =>
  context.queryClient.getQueryData<DestinationSummary | null>(destinationQuery(context, country).queryKey)
    ?.country ?? '';

/** What a row needs to know of its treatment. */
export interface TreatmentKind extends Pick<Treatment, 'category' | 'order' | 'leftOut'> {
  /** E.g. `2 implants`; null where nothing is counted. */
  units: string | null;
  /** What is counted, e.g. `veneer`. */
  piece?: string;
}

/** What is shown of a long list: the category that the address names, else the first of each. */
export function shownOf(search: string): TreatmentsNarrow {
  const category = listTermOf({ search });
  return category === '' ? { first: '1' } : { category };
}

/** By treatment; the same for every country. */
function kindsQuery(context: QueryContext, narrow: TreatmentsNarrow) {
  const treatments = queries.treatments(context.api, narrow);
  const kinds = cutQuery(
    context,
    treatments,
    ['treatment-kinds', treatments.queryKey],
    (list): Record<string, TreatmentKind> =>
      Object.fromEntries(
        list.map(treatment => {
          const { id, category, order, leftOut, unit } = treatment;
          const kind = {
            category,
            order,
            units: describeTypicalUnits(treatment),
            ...(leftOut && { leftOut }),
          };
          return [id, { ...kind, ...(unit && { piece: unit.one }) }];
        }),
      ),
  );
  return { ...kinds, isCut: treatments.isCut };
}

/** The example from every home country; null where the country does not offer it. Its id may be another treatment's. */
function exampleQuery(context: QueryContext, destination: string) {
  const costs = queries.costsBySource(context.api, { treatmentId: exampleTreatmentId, destination });
  const query = cutQuery(context, costs, ['example-costs', destination], list => list);
  const ask = (run: Parameters<typeof query.queryFn>[0]): Promise<CostsBySource | null> =>
    query.queryFn(run).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  return { ...query, queryFn: ofExample(context, ask, null) };
}

/** The page's own data. */
export const countryQueries = (context: QueryContext, country: string, search: string) => ({
  prices: treatmentPricesQuery(context, country, shownOf(search)),
  kinds: kindsQuery(context, shownOf(search)),
  /** Names of the other destinations. */
  others: cutQuery(context, queries.destinations(context.api), ['other-destinations', country], list =>
    list.flatMap(({ country: other }) => (other === country ? [] : other)),
  ),
  costs: exampleQuery(context, country),
});
