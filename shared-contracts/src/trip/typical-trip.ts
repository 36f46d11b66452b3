import type { TripCosts, TripCostsOfTreatment } from '../api/trip-costs.ts';

/** The typical trip for a treatment; null until it is known where the visitor lives. */
export const typicalTripOf = (costs: TripCosts | null, treatmentId: string): TripCostsOfTreatment | null =>
  costs?.treatments.find(trip => trip.treatmentId === treatmentId) ?? null;

/**
 * The total that countries are ordered by: where a guideline asks for a later flight home, that with the later flight, so that
 * nothing looks cheap by a flight that may be too early.
 */
export const orderingTotal = ({
  total,
  later,
}: Pick<TripCostsOfTreatment['costs'][number], 'total' | 'later'>) => later?.total ?? total;

/** The destination with the lowest total of a trip; null if it is not known or nobody offers the treatment. */
export const cheapestOf = (trip: TripCostsOfTreatment | null): TripCostsOfTreatment['costs'][number] | null =>
  [...(trip?.costs ?? [])].sort((a, b) => orderingTotal(a) - orderingTotal(b))[0] ?? null;
