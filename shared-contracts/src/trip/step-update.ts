import { plainAnswersOf } from '../api/plain-answers.ts';
import type { StepName, StepUpdate } from '../api/save-step-request.ts';
import { variantOf } from '../api/variant.ts';
import { nightsOfDates } from './nights.ts';
import { stepNames, type WizardView } from './steps.ts';
import type { TripData } from './trip-data.ts';

type Updates<S extends StepName> = Extract<StepUpdate, { step: S }>['updates'];

/** What each step saves besides its plain answers, with section 7's fields; null while an answer is missing that the API needs. */
const updatesOf: { [S in StepName]: (trip: TripData, sessionId: number) => Updates<S> | null } = {
  treatment: ({ treatmentType, accommodationDuration }, sessionId) =>
    treatmentType
      ? {
          treatment_id: Number(treatmentType),
          accommodation_duration: accommodationDuration,
          variant: variantOf(sessionId),
        }
      : null,
  destination: ({ source, destination }) => (source && destination ? { source, destination } : null),
  dates: trip => {
    const { startDate, endDate, timeline } = trip;
    if (!startDate || !endDate || nightsOfDates(trip) === null) return null;
    return { timeline: timeline ?? 'research', start_date: startDate, end_date: endDate };
  },
  accommodation: ({ accommodationType, accommodationDuration, patients, travelers, laterNights, visits }) => {
    const later = laterNights.slice(0, (visits ?? 1) - 1);
    const isTooShort = [accommodationDuration, ...later].some(nights => nights < 1);
    if (!accommodationType || patients < 1 || isTooShort) return null;
    return {
      patient_count: patients,
      people_count: travelers,
      accommodation_id: accommodationType.accommodationMasterId,
      accommodation_duration: accommodationDuration,
      ...(later.length > 0 && { later_nights: later }),
    };
  },
  food: ({ foodPreference, flightSupport, visaSupport }) =>
    foodPreference && {
      travel_support: flightSupport,
      visa_support: visaSupport,
      food_id: foodPreference.foodMasterId,
    },
};

/** The update that saves a step in this session; null while an answer is missing that the API needs. */
export function stepUpdateFor(step: StepName, trip: TripData, sessionId: number): StepUpdate | null {
  const updates = updatesOf[step](trip, sessionId);
  const plain = Object.entries(trip).filter(
    ([name, answer]) => answer !== null && name in plainAnswersOf[step],
  );
  return updates && ({ step, updates: { ...updates, ...Object.fromEntries(plain) } } as StepUpdate);
}

/** The last view that the answers allow: the first step that cannot be saved yet, or the estimate. */
export const furthestView = (trip: TripData): WizardView =>
  stepNames.find(step => stepUpdateFor(step, trip, 0) === null) ?? 'estimate';
