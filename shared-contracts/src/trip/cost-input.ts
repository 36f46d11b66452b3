import type { CostsByTreatmentInput } from '../api/costs-by-treatment.ts';
import { nightsOf } from './nights.ts';
import type { TripData } from './trip-data.ts';

/** Master ids of the standard hotel and standard food, which an estimate assumes until the visitor chose. */
export const standardChoice = { accommodationMasterId: 2, foodMasterId: 2 } as const;

/** What an estimate takes for granted because it was not answered yet (section 10.3). */
export type Assumption = 'patients' | 'accommodationType' | 'foodPreference' | 'nights' | 'support';

/**
 * The running estimate's question to the API, with what is still assumed: 1 patient, standard hotel, standard food, the
 * treatment's days, flights and visa wanted.
 * @param step the wizard's step: answers with a default count as given once their step was passed
 * @returns null until a treatment and a source are chosen, or when no number of nights is known
 */
export function costInputOf(
  trip: TripData,
  step: number,
  treatmentDays: number,
): { input: CostsByTreatmentInput; assumed: Assumption[] } | null {
  const nights = nightsOf(trip, treatmentDays);
  if (!trip.treatmentType || !trip.source || nights < 1) return null;
  const patients = Math.max(trip.patients, 1);
  const input = {
    treatmentId: trip.treatmentType,
    source: trip.source,
    patients,
    travelers: patients + trip.companions,
    nights,
    accommodationId: trip.accommodationType?.accommodationMasterId ?? standardChoice.accommodationMasterId,
    foodId: trip.foodPreference?.foodMasterId ?? standardChoice.foodMasterId,
    flightSupport: trip.flightSupport,
    visaSupport: trip.visaSupport,
  };
  const assumed: Assumption[] = [];
  if (step <= 4 && trip.travelers === 1) assumed.push('patients');
  if (!trip.accommodationType) assumed.push('accommodationType');
  if (!trip.foodPreference) assumed.push('foodPreference');
  if (!trip.accommodationDurationEdited && !(trip.startDate && trip.endDate)) assumed.push('nights');
  if (!trip.foodPreference && trip.flightSupport && trip.visaSupport) assumed.push('support');
  return { input, assumed };
}
