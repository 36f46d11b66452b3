import { atom } from 'jotai/vanilla';
import type { SavedTrip } from '../api/saved-trip.ts';
import { nightsOfDates } from './nights.ts';
import { packTrip, parseTrip } from './parse-trip.ts';
import { restoreTripAtom } from './reset-actions.ts';
import { noticeState, residenceState } from './trip-atoms.ts';
import { defaultTrip } from './trip-data.ts';
import { openViewAtom } from './wizard-actions.ts';

/**
 * Continues the trip that the server holds for this visitor: the wizard opens at the first step without an answer, or at
 * the estimate. Dates that have passed are dropped, which `tripNoticeAtom` then says.
 * @param today `YYYY-MM-DD`
 */
export const resumeTripAtom = atom(null, (_get, set, { answers }: SavedTrip, today: string) => {
  const parsed = parseTrip(packTrip(toTrip(answers)), today);
  if (!parsed.trip) return;
  const { source } = parsed.trip;
  set(restoreTripAtom, parsed.trip);
  if (source) set(residenceState, { country: source, isGuess: false });
  set(openViewAtom, 'estimate', today);
  if (parsed.datesDropped) set(noticeState, 'saved-dates-dropped');
});

function toTrip(answers: SavedTrip['answers']) {
  const { treatment_id, accommodation_id, food_id, patient_count, people_count } = answers;
  const patients = patient_count ?? defaultTrip.patients;
  const dates = { startDate: answers.start_date, endDate: answers.end_date };
  const nights = answers.accommodation_duration ?? defaultTrip.accommodationDuration;
  const nightsBetween = nightsOfDates(dates);
  return {
    ...defaultTrip,
    ...dates,
    treatmentType: treatment_id === null ? null : String(treatment_id),
    units: answers.units,
    source: answers.source,
    destination: answers.destination,
    patients,
    companions: Math.max((people_count ?? patients) - patients, 0),
    accommodationType: accommodation_id === null ? null : { accommodationMasterId: accommodation_id },
    accommodationDuration: nights,
    // Nights that the dates do not give were typed.
    accommodationDurationEdited:
      accommodation_id !== null && nightsBetween !== null && nights !== nightsBetween,
    flightSupport: answers.travel_support ?? defaultTrip.flightSupport,
    visaSupport: answers.visa_support ?? defaultTrip.visaSupport,
    foodPreference: food_id === null ? null : { foodMasterId: food_id },
  };
}
