import {
  aboutUsd,
  cutQuery,
  queries,
  scopeOf,
  type TripCosts,
  treatmentIdOfSlug,
  usd,
} from 'shared-contracts';
import { typicalTripOf } from '../../shared/figures.rules.ts';
import type { QueryContext } from '../../shared/query-context.ts';

/** A treatment that is well known, and offered in every country. Its figures stand for what a country costs. */
export const EXAMPLE = treatmentIdOfSlug('hip-replacement') ?? '';

/** The example's prices by country, without travel: the same for every visitor. */
export const examplePricesQuery = (context: QueryContext) =>
  cutQuery(
    context,
    queries.tripCosts(context.api, null),
    ['example-prices'],
    (costs): Record<string, number> =>
      Object.fromEntries(
        typicalTripOf(costs, EXAMPLE)?.costs.map(({ country, treatment }) => [country, treatment]) ?? [],
      ),
  );

/** A figure and what it includes, e.g. `about $7,900` and `all in`. */
export interface ExampleFigure {
  amount: string;
  scope: string;
}

/** The example as a whole trip to a country; null until it is known where the visitor lives, and if it is not offered there. */
export function exampleTotal(costs: TripCosts | null, country: string): ExampleFigure | null {
  const cost = typicalTripOf(costs, EXAMPLE)?.costs.find(entry => entry.country === country);
  return cost ? { amount: aboutUsd(cost.total), scope: scopeOf(costs) } : null;
}

/** The example's price in a country; null if it is not offered there. */
export function examplePrice(
  prices: Readonly<Record<string, number>>,
  country: string,
): ExampleFigure | null {
  const price = Object.hasOwn(prices, country) ? prices[country] : undefined;
  return price === undefined ? null : { amount: usd(price), scope: scopeOf(null) };
}
