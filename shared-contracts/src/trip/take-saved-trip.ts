import { atom } from 'jotai/vanilla';
import type { SavedTrip } from '../api/saved-trip.ts';
import { today } from '../values/dates.ts';
import { nightsOfDates } from './nights.ts';
import { parseTrip } from './parse-trip.ts';
import { restoreTripAtom } from './reset-actions.ts';
import { openViewAtom } from './trip-actions.ts';
import { lastViewedTreatmentState, noticeState, residenceState, tripAtom } from './trip-atoms.ts';

/**
 * Continues the trip that the server holds for this visitor, in place of what was begun: the wizard opens at the first step
 * without an answer, or at the estimate. Dates that have passed are dropped, and `tripNoticeAtom` says so. Does nothing with
 * answers that are not a trip.
 */
export const takeSavedTripAtom = atom(null, (get, set, { answers }: Pick<SavedTrip, 'answers'>) => {
  const { trip, ...dates } = { datesDropped: false, ...parseTrip(tripOf(answers), today()) };
  if (!trip) return;
  set(restoreTripAtom, trip);
  set(lastViewedTreatmentState, trip.treatmentType);
  const { source } = get(tripAtom);
  if (source) set(residenceState, { country: source, isGuess: false });
  set(openViewAtom, 'estimate');
  if (dates.datesDropped) set(noticeState, 'saved-dates-dropped');
});

function tripOf(answers: SavedTrip['answers']) {
  const { accommodation_id, food_id } = answers;
  const dates = { startDate: answers.start_date, endDate: answers.end_date };
  const nights = answers.accommodation_duration ?? 0;
  const nightsBetween = nightsOfDates(dates);
  const patients = answers.patient_count ?? 1;
  return {
    // The plain answers, and where from and to; the trip's schema drops the rest.
    ...answers,
    ...dates,
    treatmentType: answers.treatment_id === null ? null : String(answers.treatment_id),
    patients,
    companions: Math.max((answers.people_count ?? patients) - patients, 0),
    accommodationType: accommodation_id === null ? null : { accommodationMasterId: accommodation_id },
    accommodationDuration: nights,
    laterNights: answers.later_nights ?? [],
    compared: answers.compared ?? [],
    // Nights that the dates do not give were typed.
    accommodationDurationEdited:
      accommodation_id !== null && nightsBetween !== null && nights !== nightsBetween,
    flightSupport: answers.travel_support ?? true,
    visaSupport: answers.visa_support ?? true,
    foodPreference: food_id === null ? null : { foodMasterId: food_id },
  };
}
