import type { StepName, StepUpdate } from '../api/save-step.ts';
import { variantOf } from '../api/variant.ts';
import { nightsOfDates } from './nights.ts';
import { stepNames, type WizardView } from './steps.ts';
import type { TripData } from './trip-data.ts';

/** The update that saves a step in this session, with section 7's fields; null while an answer is missing that the API needs. */
export function stepUpdateFor(step: StepName, trip: TripData, sessionId: number): StepUpdate | null {
  switch (step) {
    case 'treatment': {
      if (!trip.treatmentType) return null;
      const { treatmentType, accommodationDuration, units, visits } = trip;
      return {
        step,
        updates: {
          treatment_id: Number(treatmentType),
          accommodation_duration: accommodationDuration,
          variant: variantOf(sessionId),
          ...(units !== null && { units }),
          ...(visits !== null && { visits }),
        },
      };
    }
    case 'destination': {
      const { source, destination } = trip;
      return source && destination ? { step, updates: { source, destination } } : null;
    }
    case 'dates': {
      const { startDate, endDate, timeline } = trip;
      if (!startDate || !endDate || nightsOfDates(trip) === null) return null;
      return {
        step,
        updates: { timeline: timeline ?? 'research', start_date: startDate, end_date: endDate },
      };
    }
    case 'accommodation': {
      const { accommodationType, accommodationDuration, patients, travelers, visits } = trip;
      const later = trip.laterNights.slice(0, (visits ?? 1) - 1);
      const isTooShort = [accommodationDuration, ...later].some(nights => nights < 1);
      if (!accommodationType || patients < 1 || isTooShort) return null;
      return {
        step,
        updates: {
          patient_count: patients,
          people_count: travelers,
          accommodation_id: accommodationType.accommodationMasterId,
          accommodation_duration: accommodationDuration,
          ...(later.length > 0 && { later_nights: later }),
        },
      };
    }
    case 'food': {
      const { foodPreference, flightSupport, visaSupport } = trip;
      if (!foodPreference) return null;
      return {
        step,
        updates: {
          travel_support: flightSupport,
          visa_support: visaSupport,
          food_id: foodPreference.foodMasterId,
        },
      };
    }
  }
}

/** The last view that the answers allow: the first step that cannot be saved yet, or the estimate. */
export const furthestView = (trip: TripData): WizardView =>
  stepNames.find(step => stepUpdateFor(step, trip, 0) === null) ?? 'estimate';
