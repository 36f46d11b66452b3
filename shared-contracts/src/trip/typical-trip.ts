import type { TripCosts, TripCostsOfTreatment } from '../api/trip-costs.ts';

/** The typical trip for a treatment; null until it is known where the visitor lives. */
export const typicalTripOf = (costs: TripCosts | null, treatmentId: string): TripCostsOfTreatment | null =>
  costs?.treatments.find(trip => trip.treatmentId === treatmentId) ?? null;

/** The lowest total of a trip, in whole USD; null if it is not known or nobody offers the treatment. */
export const lowestTotal = (trip: TripCostsOfTreatment | null): number | null =>
  trip?.costs.length ? Math.min(...trip.costs.map(({ total }) => total)) : null;
