import {
  chooseTreatmentAtom,
  moveWizardAtom,
  type SavedTrip,
  searchTermAtom,
  type TripStore,
  tripAtom,
  updateTripAtom,
  viewTreatmentAtom,
} from 'shared-contracts';
import { nightsOfDates } from '../dates.rules.ts';
import { missingDates } from '../steps/dates/missing-dates.rules.ts';
import { furthestView } from '../steps/steps.ts';

/**
 * Continues the trip that the server holds for this visitor, which has a treatment: the wizard opens at the first step
 * without an answer, or at the estimate. Dates that are not possible any more are dropped.
 * @param day `YYYY-MM-DD`
 * @returns whether dates were dropped
 */
export function resumeTrip(store: TripStore, { answers }: SavedTrip, day: string): boolean {
  const { source, destination, accommodation_id, accommodation_duration, food_id } = answers;
  const id = String(answers.treatment_id);
  const patients = answers.patient_count ?? 1;
  const saved = { startDate: answers.start_date, endDate: answers.end_date };
  const hasDates = saved.startDate !== null || saved.endDate !== null;
  const areDropped = hasDates && missingDates(saved, day).length > 0;
  const nights = accommodation_duration ?? 0;
  const nightsBetween = nightsOfDates(saved);
  // Nights that the dates do not give were typed.
  const areTyped = accommodation_id !== null && nightsBetween !== null && nights !== nightsBetween;

  store.set(searchTermAtom, '');
  store.set(viewTreatmentAtom, id);
  store.set(chooseTreatmentAtom, { id, duration: nights });
  store.set(updateTripAtom, {
    units: answers.units,
    visits: answers.visits,
    source,
    destination,
    ...(areDropped ? { startDate: null, endDate: null } : saved),
    patients,
    companions: Math.max((answers.people_count ?? patients) - patients, 0),
    accommodationType: accommodation_id === null ? null : { accommodationMasterId: accommodation_id },
    ...(areTyped && { accommodationDuration: nights }),
    flightSupport: answers.travel_support ?? true,
    visaSupport: answers.visa_support ?? true,
    foodPreference: food_id === null ? null : { foodMasterId: food_id },
  });
  store.set(moveWizardAtom, furthestView(store.get(tripAtom), day));
  return areDropped;
}
