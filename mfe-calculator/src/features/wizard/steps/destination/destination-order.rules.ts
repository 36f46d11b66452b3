import { type CostByCountry, compareText, orderingTotal } from 'shared-contracts';

/**
 * Destinations with the cost of the trip there, if it is known: cheapest first, then those without a cost by the price of
 * the treatment, those without a price, and the visitor's own country last.
 */
export function orderDestinations<T extends { country: string; basePrice: number }>(
  destinations: readonly T[],
  costs: readonly CostByCountry[],
  source: string | null,
): { destination: T; cost: CostByCountry | undefined }[] {
  const isHome = ({ destination }: { destination: T }) => Number(destination.country === source);
  const priceOf = ({ destination }: { destination: T }) => destination.basePrice || Number.POSITIVE_INFINITY;
  return destinations
    .map(destination => ({
      destination,
      cost: costs.find(({ country }) => country === destination.country),
    }))
    .sort(
      (a, b) =>
        isHome(a) - isHome(b) ||
        Number(!a.cost) - Number(!b.cost) ||
        (a.cost && b.cost ? orderingTotal(a.cost) - orderingTotal(b.cost) : priceOf(a) - priceOf(b)) ||
        compareText(a.destination.country, b.destination.country),
    );
}
