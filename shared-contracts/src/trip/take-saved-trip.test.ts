import { aTrip, savedTripWire } from '@carefare/testing';
import { describe, expect, it, vi } from 'vitest';
import type { SavedTrip } from '../api/saved-trip.ts';
import { viewTreatmentAtom } from './prefill-actions.ts';
import { takeSavedTripAtom } from './take-saved-trip.ts';
import { chooseTreatmentAtom } from './trip-actions.ts';
import {
  prefillAtom,
  residenceAtom,
  searchTermAtom,
  tripAtom,
  tripNoticeAtom,
  wizardViewAtom,
} from './trip-atoms.ts';
import { createTripStore } from './trip-store.ts';

const TODAY = '2026-11-21';
const dates = { start_date: '2027-03-01', end_date: '2027-03-16' };

function resumed(answers: Partial<SavedTrip['answers']>) {
  const store = createTripStore();
  vi.setSystemTime(TODAY);
  store.set(takeSavedTripAtom, savedTripWire(answers));
  vi.useRealTimers();
  return {
    trip: store.get(tripAtom),
    view: store.get(wizardViewAtom),
    notice: store.get(tripNoticeAtom),
    residence: store.get(residenceAtom),
  };
}

describe('a trip that the server holds', () => {
  it('is restored with every answer, at the estimate', () => {
    const { trip, view, notice, residence } = resumed({
      ...dates,
      units: 4,
      visits: 2,
      later_nights: [9],
      visa_support: false,
    });
    const answers = { units: 4, visits: 2, laterNights: [9], visaSupport: false };
    const known = { startDate: '2027-03-01', endDate: '2027-03-16', timeline: 'planning' } as const;
    expect(trip).toEqual(aTrip({ ...answers, ...known }));
    expect([view, notice]).toEqual(['estimate', null]);
    expect(residence).toEqual({ country: 'UK', isGuess: false });
  });

  const none = { source: null, destination: null, patient_count: null, people_count: null };
  const later = { accommodation_id: null, food_id: null, travel_support: null, visa_support: null };
  it.each<[string, Partial<SavedTrip['answers']>, string]>([
    ['only the treatment', { ...none, ...later }, 'destination'],
    ['the first two steps', later, 'dates'],
    ['the first three steps', { ...later, ...dates }, 'accommodation'],
    ['all but the food', { ...dates, food_id: null }, 'food'],
  ])('with %s opens the first incomplete step', (_case, answers, view) => {
    expect(resumed(answers).view).toBe(view);
  });

  it('whose dates have passed asks for new ones, and says so', () => {
    const { trip, view, notice } = resumed({ start_date: '2026-11-01', end_date: '2026-11-16' });
    expect([trip.startDate, trip.endDate, view]).toEqual([null, null, 'dates']);
    expect(notice).toBe('saved-dates-dropped');
  });

  it('keeps nights that were typed', () => {
    const { trip } = resumed({ ...dates, accommodation_duration: 20 });
    expect([trip.accommodationDuration, trip.accommodationDurationEdited]).toEqual([20, true]);
  });

  it('replaces what the visitor has begun, and is not cleared by the page of its treatment', () => {
    const store = createTripStore();
    store.set(viewTreatmentAtom, '51');
    store.set(searchTermAtom, 'knee');
    store.set(chooseTreatmentAtom, { id: '51', duration: 12 });
    store.set(prefillAtom, { country: 'Thailand' });
    store.set(takeSavedTripAtom, savedTripWire());
    store.set(viewTreatmentAtom, '52');
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '52', destination: 'India' });
    expect([store.get(prefillAtom), store.get(searchTermAtom)]).toEqual([null, '']);
  });
});
