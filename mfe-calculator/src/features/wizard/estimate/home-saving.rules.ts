import type { CostBreakdown, DestinationOption, TripData } from 'shared-contracts';

/**
 * The treatment alone at home against the whole trip (section 10.7), whole USD.
 * @returns null where no home price is known, where the trip stays at home, and without a cost
 */
export function homeSaving(
  { source, destination, patients }: Pick<TripData, 'source' | 'destination' | 'patients'>,
  { homePrices }: Pick<DestinationOption, 'homePrices'>,
  { total }: Pick<CostBreakdown, 'total'>,
): { home: number; saving: number } | null {
  if (source === null || source === destination || total <= 0) return null;
  const price = Object.hasOwn(homePrices, source) ? homePrices[source] : undefined;
  if (!price) return null;
  const home = price * patients;
  return { home, saving: home - total };
}
