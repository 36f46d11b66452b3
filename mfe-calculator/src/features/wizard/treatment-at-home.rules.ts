import type { DestinationOption, TripData } from 'shared-contracts';

/**
 * The treatment alone at home, for all units and patients, in USD.
 * @param units of each patient
 * @param option any destination of the treatment: all carry the same prices at home
 * @returns null if the price is not known
 */
export function treatmentAtHome(
  { source, patients }: Pick<TripData, 'source' | 'patients'>,
  units: number,
  option: Pick<DestinationOption, 'homePrices'> | undefined,
): number | null {
  if (source === null || !option || !Object.hasOwn(option.homePrices, source)) return null;
  const price = option.homePrices[source];
  return price ? price * units * Math.max(patients, 1) : null;
}
