import type { StepName, StepUpdate } from '../api/save-step.ts';
import { variantOf } from '../session/variant.ts';
import { isStepComplete } from './steps.ts';
import type { TripData } from './trip-data.ts';

/** The update that saves a step in this session, with section 7's fields; null while the step is incomplete. */
export function stepUpdateFor(step: StepName, trip: TripData, sessionId: number): StepUpdate | null {
  if (!isStepComplete(step, trip)) return null;
  switch (step) {
    case 'treatment':
      return {
        step,
        updates: {
          treatment_id: Number(trip.treatmentType),
          accommodation_duration: trip.accommodationDuration,
          variant: variantOf(sessionId),
          ...(trip.units !== null && { units: trip.units }),
        },
      };
    case 'destination':
      return { step, updates: { source: trip.source ?? '', destination: trip.destination ?? '' } };
    case 'dates':
      return {
        step,
        updates: {
          timeline: trip.timeline ?? 'research',
          ...(trip.startDate && trip.endDate && { start_date: trip.startDate, end_date: trip.endDate }),
        },
      };
    case 'accommodation':
      return {
        step,
        updates: {
          patient_count: trip.patients,
          people_count: trip.travelers,
          accommodation_id: trip.accommodationType?.accommodationMasterId ?? 0,
          accommodation_duration: trip.accommodationDuration,
        },
      };
    case 'food':
      return {
        step,
        updates: {
          travel_support: trip.flightSupport,
          visa_support: trip.visaSupport,
          food_id: trip.foodPreference?.foodMasterId ?? 0,
        },
      };
  }
}
