import {
  compareText,
  type DestinationOption,
  orderingTotal,
  type TripCostsOfTreatment,
} from 'shared-contracts';
import { compareFigures } from '../../shared/compare-figures.ts';
import { firstFigureOf } from '../../shared/figures.rules.ts';

/** How many of many countries are shown; all of a few, and at `?q=all`. */
export const shownOf = (count: number): number => (count > 20 ? 12 : count);

/**
 * The countries, the lowest total first, then those without a total, and all while none is known: by the first figure of the
 * whole trip where they have one, else by price.
 * @param flightHours by country: where given, the shortest flight comes first
 */
export function sortCountries(
  options: readonly DestinationOption[],
  trip: TripCostsOfTreatment | null,
  flightHours?: ReadonlyMap<string, number>,
): DestinationOption[] {
  const totals = new Map(trip?.costs.map(cost => [cost.country, orderingTotal(cost)]));
  const orderOf = ({ country, basePrice, span }: DestinationOption) => [
    flightHours?.get(country),
    totals.get(country),
    firstFigureOf(span),
    basePrice || undefined,
  ];
  return [...options].sort(
    (a, b) => compareFigures(orderOf(a), orderOf(b)) || compareText(a.country, b.country),
  );
}
