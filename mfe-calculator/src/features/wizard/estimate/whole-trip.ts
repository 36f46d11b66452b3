import { type CostsByTreatmentInput, costInputOf, type Treatment, type TripData } from 'shared-contracts';

/** The question to the API that the finished trip is; null while it is none. */
export function wholeTrip(trip: TripData, treatment: Treatment | undefined): CostsByTreatmentInput | null {
  return costInputOf(trip, 'estimate', treatment?.duration ?? 0)?.input ?? null;
}
