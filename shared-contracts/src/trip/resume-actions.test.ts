import { savedTripWire } from '@carefare/testing/worked-example';
import { describe, expect, it } from 'vitest';
import type { SavedTrip } from '../api/saved-trip.ts';
import { resumeTripAtom } from './resume-actions.ts';
import { residenceAtom, tripAtom, tripNoticeAtom, wizardViewAtom } from './trip-atoms.ts';
import { createTripStore } from './trip-store.ts';

const TODAY = '2026-11-21';
const dates = { start_date: '2027-03-01', end_date: '2027-03-16' };

function resumed(answers: Partial<SavedTrip['answers']>) {
  const store = createTripStore();
  store.set(resumeTripAtom, { ...savedTripWire(answers), cost: null }, TODAY);
  return {
    trip: store.get(tripAtom),
    view: store.get(wizardViewAtom),
    notice: store.get(tripNoticeAtom),
    residence: store.get(residenceAtom),
  };
}

describe('a trip that the server holds', () => {
  it('is restored with every answer, at the estimate', () => {
    const { trip, view, notice, residence } = resumed({ ...dates, units: 4, visa_support: false });
    expect(trip).toEqual({
      treatmentType: '52',
      units: 4,
      source: 'UK',
      destination: 'India',
      startDate: '2027-03-01',
      endDate: '2027-03-16',
      timeline: 'planning',
      patients: 1,
      companions: 1,
      travelers: 2,
      accommodationType: { accommodationMasterId: 2 },
      accommodationDuration: 15,
      accommodationDurationEdited: false,
      flightSupport: true,
      visaSupport: false,
      foodPreference: { foodMasterId: 2 },
    });
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
});
