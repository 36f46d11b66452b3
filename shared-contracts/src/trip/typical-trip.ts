import type { TripCosts, TripCostsOfTreatment } from '../api/trip-costs.ts';

/** The typical trip for a treatment; null until it is known where the visitor lives. */
export const typicalTripOf = (costs: TripCosts | null, treatmentId: string): TripCostsOfTreatment | null =>
  costs?.treatments.find(trip => trip.treatmentId === treatmentId) ?? null;

/** The destination with the lowest total of a trip; null if it is not known or nobody offers the treatment. */
export const cheapestOf = (trip: TripCostsOfTreatment | null): TripCostsOfTreatment['costs'][number] | null =>
  [...(trip?.costs ?? [])].sort((a, b) => a.total - b.total)[0] ?? null;
