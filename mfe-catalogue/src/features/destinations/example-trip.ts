import {
  aboutUsd,
  compareTotals,
  cutQuery,
  type PriceBasis,
  queries,
  scopeOf,
  type TripCosts,
  type TripCostsOfTreatment,
} from 'shared-contracts';
import { typicalTripOf } from '../../shared/figures.rules.ts';
import type { QueryContext } from '../../shared/query-context.ts';
import { treatmentsQuery } from '../../shared/treatments.query.ts';

/** Section 3's hip replacement: well known, and offered in every country. Its figures stand for what a country costs. */
export const exampleTreatmentId = '52';
export const exampleTrips = { treatment_id: exampleTreatmentId };
const exampleName = 'hip replacement';

type Run = { signal: AbortSignal };

/** Asks about the example; `none` where the API's treatment of that id is another. */
export const ofExample =
  <T, N>(context: QueryContext, ask: (run: Run) => Promise<T>, none: N) =>
  async (run: Run): Promise<T | N> => {
    const query = treatmentsQuery(context, { search: exampleName });
    const list = await (context.server ? query.queryFn(run) : context.queryClient.fetchQuery(query));
    const isListed = list.some(
      ({ id, name }) => id === exampleTreatmentId && name.toLowerCase().includes(exampleName),
    );
    return isListed ? await ask(run) : none;
  };

export const NO_PRICES: ExamplePrices = { nights: 0, byCountry: {} };

/** The example without travel: the same for every visitor. */
export function examplePricesQuery(context: QueryContext) {
  const query = cutQuery(
    context,
    queries.tripCosts(context.api, null, exampleTrips),
    ['example-prices'],
    (costs): ExamplePrices => {
      const { nights = 0, costs: list = [] } = typicalTripOf(costs, exampleTreatmentId) ?? {};
      return {
        nights,
        byCountry: Object.fromEntries(
          list.map(({ country, treatment: price, basis, span }) => [country, { price, basis, span }]),
        ),
      };
    },
  );
  return { ...query, queryFn: ofExample(context, query.queryFn, NO_PRICES) };
}

interface ExamplePrices {
  /** 0 where nobody offers the example. */
  nights: number;
  byCountry: Readonly<Record<string, ExamplePrice>>;
}

/** The treatment alone in USD, and the least and the most of the whole trip, from the home countries, if the API says so. */
export interface ExamplePrice {
  price: number;
  basis: PriceBasis;
  span?: TripCostsOfTreatment['costs'][number]['span'];
}

/** A whole trip in USD, in words, and what it includes: `about $7,900`, `all in`. */
export interface ExampleTotal {
  amount: string;
  scope: string;
  total: number;
  /** Against the example, paid privately at home: `about $1,400 more than privately at home`; null where that is not known. */
  comparison: string | null;
}

/** The example as a whole trip to a country; null until it is known where the visitor lives, and if it is not offered there. */
export function exampleTotal(costs: TripCosts | null, country: string): ExampleTotal | null {
  const trip = typicalTripOf(costs, exampleTreatmentId);
  const cost = trip?.costs.find(entry => entry.country === country);
  if (!costs || !cost) return null;
  const home = costs.travelIncluded ? trip?.homePrice : null;
  return {
    amount: aboutUsd(cost.total),
    scope: scopeOf(costs, trip ?? undefined),
    total: cost.total,
    comparison: home ? compareTotals(cost, home).withHome : null,
  };
}
