import type { StepName, StepUpdate } from '../api/save-step.ts';
import { type Variant, variantOf } from '../variant.ts';
import { isStepComplete } from './steps.ts';
import type { TripData } from './trip-data.ts';

/**
 * What saving a step sends: exactly section 7's fields; `people_count` is the number of travelers.
 * @returns null while the step lacks an answer
 */
export function toStepUpdate(step: StepName, trip: TripData, variant: Variant): StepUpdate | null {
  if (!isStepComplete(step, trip)) return null;
  switch (step) {
    case 'treatment':
      return {
        step: 'treatment',
        updates: {
          treatment_id: Number(trip.treatmentType),
          accommodation_duration: trip.accommodationDuration,
          variant,
        },
      };
    case 'destination':
      return {
        step: 'destination',
        updates: { source: trip.source ?? '', destination: trip.destination ?? '' },
      };
    case 'dates':
      return { step: 'dates', updates: { timeline: trip.timeline ?? 'research' } };
    case 'accommodation':
      return {
        step: 'accommodation',
        updates: {
          patient_count: trip.patients,
          people_count: trip.travelers,
          accommodation_id: trip.accommodationType?.accommodationMasterId ?? 0,
          accommodation_duration: trip.accommodationDuration,
        },
      };
    case 'food':
      return {
        step: 'food',
        updates: {
          travel_support: trip.flightSupport,
          visa_support: trip.visaSupport,
          food_id: trip.foodPreference?.foodMasterId ?? 0,
        },
      };
  }
}

/** The update as the session of this id sends it: its variant follows from the id. */
export function stepUpdateFor(step: StepName, trip: TripData, sessionId: number): StepUpdate | null {
  return toStepUpdate(step, trip, variantOf(sessionId));
}
