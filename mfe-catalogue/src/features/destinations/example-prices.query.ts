import {
  cutQuery,
  type LeavesOut,
  type PriceBasis,
  queries,
  type TripCostsOfTreatment,
} from 'shared-contracts';
import { typicalTripOf } from '../../shared/figures.rules.ts';
import type { QueryContext } from '../../shared/query-context.ts';
import { type Example, exampleListQuery, exampleTreatmentId, hasExample } from './example-trip.ts';

type Run = { signal: AbortSignal };

/** Asks about the example; `none` where the API's treatment of that id is another. */
export const ofExample =
  <T, N>(context: QueryContext, ask: (run: Run) => Promise<T>, none: N, example?: Example) =>
  async (run: Run): Promise<T | N> => {
    const query = exampleListQuery(context, example);
    const list = await (context.server ? query.queryFn(run) : context.queryClient.fetchQuery(query));
    return hasExample(list, example) ? await ask(run) : none;
  };

export const NO_PRICES: ExamplePrices = { nights: 0, visits: null, byCountry: {} };

/** The example without travel: the same for every visitor. @param treatmentId of one that was chosen in its place */
export function examplePricesQuery(context: QueryContext, treatmentId = exampleTreatmentId) {
  const query = cutQuery(
    context,
    queries.tripCosts(context.api, null, { treatment_id: treatmentId }),
    ['example-prices', treatmentId],
    (costs): ExamplePrices => {
      const trip = typicalTripOf(costs, treatmentId);
      if (!trip) return NO_PRICES;
      const { nights, visits, leftOut, costs: list } = trip;
      return {
        nights,
        visits,
        ...(leftOut && { leftOut }),
        byCountry: Object.fromEntries(
          list.map(({ country, treatment: price, basis, note, span }) => [
            country,
            { price, basis, note, span },
          ]),
        ),
      };
    },
  );
  if (treatmentId !== exampleTreatmentId) return query;
  return { ...query, queryFn: ofExample(context, query.queryFn, NO_PRICES) };
}

interface ExamplePrices extends LeavesOut, Pick<TripCostsOfTreatment, 'visits'> {
  /** Of the first visit; 0 where nobody offers the example. */
  nights: number;
  byCountry: Readonly<Record<string, ExamplePrice>>;
}

/** The treatment alone in USD, and the least and the most of the whole trip, from the home countries, if the API says so. */
export interface ExamplePrice {
  price: number;
  basis: PriceBasis;
  note: string | null;
  span?: TripCostsOfTreatment['costs'][number]['span'];
}
