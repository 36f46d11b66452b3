import { pluralize, type Treatment, type TripData, unitsOf } from 'shared-contracts';

/** What each patient has treated, e.g. `8 veneers`; null where the price is the whole treatment's. */
export const describeUnits = (
  trip: Pick<TripData, 'units'>,
  treatment: Pick<Treatment, 'typicalUnits' | 'unit'>,
): string | null =>
  treatment.unit ? pluralize(unitsOf(trip, treatment), treatment.unit.one, treatment.unit.many) : null;

/** Units of a whole party: `8 veneers`, `8 veneers each`. @param units such as `8 veneers` */
export const unitsForAll = (units: string, patients: number): string =>
  patients > 1 ? `${units} each` : units;

/** What a price of the treatment is for, where it is more than the treatment of one patient: `3 patients`, `2 implants each`. */
export const countedParts = (patients: number, units: string | null): string[] => [
  ...(patients > 1 ? [`${patients} patients`] : []),
  ...(units ? [unitsForAll(units, patients)] : []),
];

/** `2 patients and 1 companion`. */
export const describeParty = (patients: number, companions: number): string =>
  pluralize(patients, 'patient') + (companions > 0 ? ` and ${pluralize(companions, 'companion')}` : '');

/** The typical number, as an answer: nothing where none is counted, or the visitor has answered. */
export const preselectedUnits = ({
  trip,
  treatment,
}: {
  trip: Pick<TripData, 'units'>;
  treatment: Pick<Treatment, 'typicalUnits' | 'unit'> | undefined;
}): Partial<Pick<TripData, 'units'>> =>
  treatment?.unit && trip.units === null ? { units: unitsOf(trip, treatment) } : {};
