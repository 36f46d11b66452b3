import { atom } from 'jotai/vanilla';
import type { ParsedTrip } from './parse-trip.ts';
import { openViewAtom } from './trip-actions.ts';
import {
  backNavigationState,
  currencyAtom,
  isSourceAtom,
  lastViewedTreatmentState,
  noticeState,
  prefillState,
  resetCountState,
  resetTripState,
  residenceState,
  searchTermAtom,
  skipResetState,
  tripState,
  viewState,
} from './trip-atoms.ts';
import { defaultTrip, type TripData } from './trip-data.ts';

/** Resets the trip to its defaults, at step 1, without prefill and search term (section 4). `undoResetAtom` brings it back. */
export const resetTripAtom = atom(null, (get, set) => {
  const trip = get(tripState);
  if (trip.treatmentType) set(resetTripState, { trip, view: get(viewState) });
  set(tripState, defaultTrip);
  set(viewState, 'treatment');
  set(noticeState, null);
  set(backNavigationState, false);
  set(prefillState, null);
  set(lastViewedTreatmentState, null);
  set(searchTermAtom, '');
  set(resetCountState, get(resetCountState) + 1);
});

/** Brings back the trip that the last reset took away, at the view where it was. */
export const undoResetAtom = atom(null, (get, set) => {
  const before = get(resetTripState);
  if (!before) return;
  set(resetTripState, null);
  set(tripState, before.trip);
  set(viewState, before.view);
});

/** Makes the next entry to the home route keep the trip. */
export const skipNextResetAtom = atom(null, (_get, set) => {
  set(skipResetState, true);
});

/** Resets the trip on entry to the home route, unless the skip flag is set, which is then cleared (section 2). @returns whether it was reset */
export const enterHomeAtom = atom(null, (get, set): boolean => {
  const skip = get(skipResetState);
  set(skipResetState, false);
  if (!skip) set(resetTripAtom);
  return !skip;
});

/** Replaces the trip by one from outside (`parseTrip`). It has no source if it starts in a country that is not listed. */
export const restoreTripAtom = atom(null, (get, set, trip: TripData) => {
  const { source } = trip;
  set(resetTripAtom);
  set(tripState, { ...trip, source: source && get(isSourceAtom)(source) ? source : null });
});

/**
 * Replaces the trip by that of a shared link, and opens the furthest view that its answers allow. An unreadable link resets
 * the trip. `tripNoticeAtom` has the result.
 */
export const takeSharedTripAtom = atom(null, (get, set, parsed: ParsedTrip) => {
  if (parsed.trip) set(restoreTripAtom, parsed.trip);
  else set(resetTripAtom);
  // Whether the visitor has said neither where they live nor a currency.
  const isOpen =
    get(currencyAtom) === null && (get(residenceState).country === null || get(residenceState).isGuess);
  if (parsed.trip && parsed.currency && isOpen) set(currencyAtom, parsed.currency);
  set(openViewAtom, 'estimate');
  if (!parsed.trip) set(noticeState, 'damaged');
  else set(noticeState, parsed.datesDropped ? 'dates-dropped' : 'restored');
});
