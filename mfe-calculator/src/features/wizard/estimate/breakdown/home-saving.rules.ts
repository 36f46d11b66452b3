import type { CostBreakdown, DestinationOption, TripData } from 'shared-contracts';

/**
 * The treatment alone at home compared with the whole trip, in USD (section 10.7). The saving is negative if
 * the trip costs more.
 * @returns null without a home price, for a trip in the visitor's own country, and without a cost
 */
export function homeSaving(
  {
    source,
    destination,
    patients,
    units,
  }: Pick<TripData, 'source' | 'destination' | 'patients'> & { units: number },
  { homePrices }: Pick<DestinationOption, 'homePrices'>,
  { total }: Pick<CostBreakdown, 'total'>,
): { home: number; saving: number } | null {
  if (source === null || source === destination || total <= 0) return null;
  const price = Object.hasOwn(homePrices, source) ? homePrices[source] : undefined;
  if (!price) return null;
  const home = price * patients * units;
  return { home, saving: home - total };
}
