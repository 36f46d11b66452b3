import { pluralize, type Treatment, type TripData } from 'shared-contracts';

/** The units that each patient has treated: the visitor's answer, else the typical number; 1 where none are counted. */
export const unitsOf = (
  { units }: Pick<TripData, 'units'>,
  { typicalUnits, unit }: Pick<Treatment, 'typicalUnits' | 'unit'>,
): number => (unit ? Math.min(units ?? typicalUnits, unit.max) : 1);

/** What each patient has treated, e.g. `8 veneers`; null where the price is the whole treatment's. */
export const describeUnits = (
  trip: Pick<TripData, 'units'>,
  treatment: Pick<Treatment, 'typicalUnits' | 'unit'>,
): string | null =>
  treatment.unit ? pluralize(unitsOf(trip, treatment), treatment.unit.one, treatment.unit.many) : null;

/** The typical number, as an answer: nothing where none is counted, or the visitor has answered. */
export const preselectedUnits = ({
  trip,
  treatment,
}: {
  trip: Pick<TripData, 'units'>;
  treatment: Pick<Treatment, 'typicalUnits' | 'unit'> | undefined;
}): Partial<Pick<TripData, 'units'>> =>
  treatment?.unit && trip.units === null ? { units: unitsOf(trip, treatment) } : {};
