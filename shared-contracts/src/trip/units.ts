import type { Treatment } from '../api/treatments.ts';
import { pluralize } from '../values/format.ts';
import type { TripData } from './trip-data.ts';

/** The units that each patient has treated: the visitor's answer, else the typical number; 1 where none are counted. */
export function unitsOf(
  { units }: Pick<TripData, 'units'>,
  { typicalUnits, unit }: Pick<Treatment, 'typicalUnits' | 'unit'>,
): number {
  return unit ? Math.min(units ?? typicalUnits, unit.max) : 1;
}

/** The typical number of what a treatment's price counts, e.g. `8 veneers`; null where nothing is counted. */
export const describeTypicalUnits = ({
  typicalUnits,
  unit,
}: Pick<Treatment, 'typicalUnits' | 'unit'>): string | null =>
  unit && pluralize(typicalUnits, unit.one, unit.many);
