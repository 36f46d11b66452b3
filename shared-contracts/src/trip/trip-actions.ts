import { atom } from 'jotai/vanilla';
import type { Treatment } from '../api/treatments.ts';
import { normalizeTrip } from './normalize-trip.ts';
import { isBefore } from './steps.ts';
import { tripState, viewState } from './trip-atoms.ts';
import { usualVisits, type Visited } from './visits.ts';

/** Clears the destination. A wizard that is past that question returns to it. */
export const clearDestinationAtom = atom(null, (get, set) => {
  set(tripState, { ...get(tripState), destination: null });
  if (isBefore('destination', get(viewState))) set(viewState, 'destination');
});

/**
 * Chooses the treatment in the wizard. A different treatment has other destinations, so the destination is cleared; its days
 * become the nights, unless dates or the visitor set those, its usual visits with their nights are counted, and its units
 * are not answered.
 */
export const chooseTreatmentAtom = atom(
  null,
  (get, set, treatment: Pick<Treatment, 'id' | 'duration'> & Visited) => {
    const trip = get(tripState);
    if (trip.treatmentType === treatment.id) return;
    const keepNights = trip.accommodationDurationEdited || treatment.duration <= 0;
    set(
      tripState,
      normalizeTrip({
        ...trip,
        treatmentType: treatment.id,
        units: null,
        visits: usualVisits(treatment),
        laterNights: [],
        accommodationDuration: keepNights ? trip.accommodationDuration : treatment.duration,
      }),
    );
    set(clearDestinationAtom);
  },
);
