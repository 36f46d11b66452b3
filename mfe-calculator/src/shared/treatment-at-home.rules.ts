import { type DestinationOption, type HomePrice, multiplyHomePrice, type TripData } from 'shared-contracts';

/**
 * The treatment alone at home, for all units and patients, with its range.
 * @param units of each patient
 * @param option any destination of the treatment: all carry the same prices at home
 * @returns null if the price is not known
 */
export function treatmentAtHome(
  { source, patients }: Pick<TripData, 'source' | 'patients'>,
  units: number,
  option: Pick<DestinationOption, 'homes'> | undefined,
): HomePrice | null {
  if (source === null || !option || !Object.hasOwn(option.homes, source)) return null;
  const price = option.homes[source];
  return price ? multiplyHomePrice(price, units * Math.max(patients, 1)) : null;
}
