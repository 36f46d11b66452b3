import {
  aboutUsd,
  cutQuery,
  type PriceBasis,
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
    (costs): Record<string, ExamplePrice> =>
      Object.fromEntries(
        typicalTripOf(costs, EXAMPLE)?.costs.map(({ country, treatment: price, basis }) => [
          country,
          { price, basis },
        ]) ?? [],
      ),
  );

interface ExamplePrice {
  price: number;
  basis: PriceBasis;
}

/** A figure, what it includes and what its price rests on, e.g. `about $7,900`, `all in`, `published`. */
export interface ExampleFigure {
  amount: string;
  scope: string;
  basis: PriceBasis;
  /** Of a whole trip, in USD. */
  total?: number;
}

/** The example as a whole trip to a country; null until it is known where the visitor lives, and if it is not offered there. */
export function exampleTotal(costs: TripCosts | null, country: string): ExampleFigure | null {
  const cost = typicalTripOf(costs, EXAMPLE)?.costs.find(entry => entry.country === country);
  if (!cost) return null;
  const { total, basis } = cost;
  return { amount: aboutUsd(total), scope: scopeOf(costs), basis, total };
}

/** The example as a whole trip against its private price at home, e.g. `about $1,400 more`; null until both are known. */
export function exampleDifference(costs: TripCosts | null, country: string): string | null {
  const trip = typicalTripOf(costs, EXAMPLE);
  const cost = trip?.costs.find(entry => entry.country === country);
  if (!costs?.travelIncluded || !cost || !trip || trip.home === null) return null;
  const difference = cost.total - trip.home;
  return `${aboutUsd(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`;
}

/** The example's price in a country; null if it is not offered there. */
export function examplePrice(
  prices: Readonly<Record<string, ExamplePrice>>,
  country: string,
): ExampleFigure | null {
  const found = Object.hasOwn(prices, country) ? prices[country] : undefined;
  return found ? { amount: usd(found.price), scope: scopeOf(null), basis: found.basis } : null;
}
