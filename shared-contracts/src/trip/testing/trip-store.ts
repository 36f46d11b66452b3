import { aTrip } from '@carefare/testing';
import { restoreTripAtom } from '../reset-actions.ts';
import type { WizardView } from '../steps.ts';
import { wizardViewAtom } from '../trip-atoms.ts';
import { createTripStore, type TripStore } from '../trip-store.ts';

export const hip = { id: '52', duration: 15 };
export const knee = { id: '51', duration: 12 };

/** A store with the worked example's trip, and the wizard at a view. */
export function storeAt(view: WizardView = 'treatment', trip = aTrip()): TripStore {
  const store = createTripStore();
  store.set(restoreTripAtom, trip);
  store.set(wizardViewAtom, view);
  return store;
}
