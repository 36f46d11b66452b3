import type { CostsByTreatmentInput } from '../api/costs-by-treatment.ts';
import { nightsOf } from './nights.ts';
import { isBefore, type WizardView } from './steps.ts';
import type { TripData } from './trip-data.ts';

/** Ids of the standard hotel and standard food, assumed until the visitor chooses. */
const standardChoice = { accommodationMasterId: 2, foodMasterId: 2 } as const;

/** An answer that an estimate assumes, because the visitor has not given it yet (section 10.3). */
export type Assumption = 'patients' | 'accommodationType' | 'foodPreference' | 'nights' | 'support';

/**
 * The cost input of a trip, and what it assumes: 1 patient, standard hotel, standard food, the treatment's days, flights
 * and visa wanted.
 * @param view the wizard's view: an answer with a default counts as given once its step is passed
 * @returns null until treatment, source and a number of nights are known
 */
export function costInputOf(
  trip: TripData,
  view: WizardView,
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
  if (isBefore(view, 'food') && trip.travelers === 1) assumed.push('patients');
  if (!trip.accommodationType) assumed.push('accommodationType');
  if (!trip.foodPreference) assumed.push('foodPreference');
  if (!trip.accommodationDurationEdited && !(trip.startDate && trip.endDate)) assumed.push('nights');
  if (!trip.foodPreference && trip.flightSupport && trip.visaSupport) assumed.push('support');
  return { input, assumed };
}
