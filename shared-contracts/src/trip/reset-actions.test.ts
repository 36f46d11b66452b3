import { describe, expect, it } from 'vitest';
import { enterHomeAtom, resetTripAtom, skipNextResetAtom, undoResetAtom } from './reset-actions.ts';
import { storeAt } from './testing/trip-store.ts';
import { chooseTreatmentAtom } from './trip-actions.ts';
import {
  backNavigationState,
  prefillAtom,
  resetCountAtom,
  searchTermAtom,
  tripAtom,
  undoableTripAtom,
  wizardViewAtom,
} from './trip-atoms.ts';
import { defaultTrip } from './trip-data.ts';
import { createTripStore } from './trip-store.ts';

describe('a reset', () => {
  it('restores the defaults from any state, and clears the search term', () => {
    const store = storeAt('dates');
    store.set(prefillAtom, { country: 'India' });
    store.set(wizardViewAtom, 'destination');
    store.set(searchTermAtom, 'nose job');
    const resets = store.get(resetCountAtom);
    store.set(resetTripAtom);
    expect(store.get(tripAtom)).toEqual(defaultTrip);
    expect(defaultTrip).toMatchObject({ patients: 1, companions: 0, travelers: 1, accommodationDuration: 0 });
    const atoms = [wizardViewAtom, prefillAtom, backNavigationState, searchTermAtom] as const;
    expect(atoms.map(atom => store.get<unknown>(atom))).toEqual(['treatment', null, false, '']);
    expect(store.get(resetCountAtom)).toBe(resets + 1);
  });

  it('can be undone until there is a new answer, also after a second reset', () => {
    const store = storeAt('dates');
    const trip = store.get(tripAtom);
    expect(store.get(undoableTripAtom)).toBeNull();
    store.set(resetTripAtom);
    store.set(enterHomeAtom);
    expect(store.get(undoableTripAtom)).toEqual(trip);
    store.set(undoResetAtom);
    expect([store.get(tripAtom), store.get(wizardViewAtom)]).toEqual([trip, 'dates']);
    expect(store.get(undoableTripAtom)).toBeNull();
    store.set(resetTripAtom);
    store.set(chooseTreatmentAtom, { id: '30', duration: 10 });
    expect(store.get(undoableTripAtom)).toBeNull();
  });

  it('of a trip without a treatment has nothing to undo', () => {
    const store = createTripStore();
    store.set(resetTripAtom);
    expect(store.get(undoableTripAtom)).toBeNull();
  });

  it('is skipped once only', () => {
    const store = storeAt();
    store.set(skipNextResetAtom);
    expect([store.set(enterHomeAtom), store.get(tripAtom).destination]).toEqual([false, 'India']);
    expect([store.set(enterHomeAtom), store.get(tripAtom).destination]).toEqual([true, null]);
  });
});
