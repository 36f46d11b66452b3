import { type CostsByTreatmentInput, costInputOf, type Treatment, type TripData } from 'shared-contracts';

/** Past the last step nothing is assumed for want of an answer. */
const FINISHED = 6;

/** The question to the API that the finished trip is; null while it is none. */
export function wholeTrip(trip: TripData, treatment: Treatment | undefined): CostsByTreatmentInput | null {
  return costInputOf(trip, FINISHED, treatment?.duration ?? 0)?.input ?? null;
}
