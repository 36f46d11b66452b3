import { pluralize, type Treatment, type TripCosts, type TripCostsOfTreatment } from 'shared-contracts';

/** The typical trip for a treatment; null until it is known where the visitor lives. */
export const typicalTripOf = (costs: TripCosts | null, treatmentId: string): TripCostsOfTreatment | null =>
  costs?.treatments.find(trip => trip.treatmentId === treatmentId) ?? null;

/** The lowest total of a trip, in whole USD; null if it is not known or nobody offers the treatment. */
export const lowestTotal = (trip: TripCostsOfTreatment | null): number | null =>
  trip?.costs.length ? Math.min(...trip.costs.map(({ total }) => total)) : null;

/** The typical number of what a treatment's price counts, e.g. `8 veneers`; null where nothing is counted. */
export const countUnits = ({
  typicalUnits,
  unit,
}: Pick<Treatment, 'typicalUnits' | 'unit'>): string | null =>
  unit ? pluralize(typicalUnits, unit.one, unit.many) : null;
