import type { Treatment } from '../api/treatments.ts';
import { pluralize } from '../values/format.ts';
import type { TripData } from './trip-data.ts';

/** Whether a treatment's price is that of one tooth, implant or eye, so that their number is asked (section 10.5). */
export const isPricedPerUnit = <T extends Pick<Treatment, 'unit'>>(
  treatment: T,
): treatment is T & { unit: NonNullable<Treatment['unit']> } => Boolean(treatment.unit);

/** The units that each patient has treated: the visitor's answer, else the typical number; 1 where none are counted. */
export function unitsOf(
  { units }: Pick<TripData, 'units'>,
  { typicalUnits, unit }: Pick<Treatment, 'typicalUnits' | 'unit'>,
): number {
  return unit ? Math.min(units ?? typicalUnits, unit.max) : 1;
}

/** The typical number of what a treatment's price counts, e.g. `8 veneers`; null where nothing is counted. */
export const describeTypicalUnits = (treatment: Pick<Treatment, 'typicalUnits' | 'unit'>): string | null =>
  isPricedPerUnit(treatment)
    ? pluralize(treatment.typicalUnits, treatment.unit.one, treatment.unit.many)
    : null;
