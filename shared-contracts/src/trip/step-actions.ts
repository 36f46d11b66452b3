import { atom } from 'jotai/vanilla';
import type { StepUpdate } from '../api/save-step.ts';
import type { ParsedTrip } from './parse-trip.ts';
import { furthestView, isBefore, type WizardView, wizardViews } from './steps.ts';
import {
  acknowledgedState,
  backState,
  lastViewedTreatmentState,
  noticeState,
  prefillOutcomeState,
  prefillState,
  resetsState,
  searchTermAtom,
  skipResetState,
  tripState,
  viewState,
} from './trip-atoms.ts';
import { defaultTrip, type TripData } from './trip-data.ts';

/**
 * Moves the wizard to a view. Going back sets the back-navigation flag, going forward clears it (section 4). An unknown
 * view is ignored: a remote of another version may have more of them.
 */
export const moveWizardAtom = atom(null, (get, set, view: WizardView) => {
  const before = get(viewState);
  if (view === before || !wizardViews.includes(view)) return;
  set(noticeState, null);
  set(backState, isBefore(view, before));
  set(viewState, view);
});

/** Opens the view that a history entry names, or the last view before it that the answers allow. */
export const openViewAtom = atom(null, (get, set, view: WizardView, today?: string) => {
  const furthest = furthestView(get(tripState), today);
  set(moveWizardAtom, isBefore(furthest, view) ? furthest : view);
});

/**
 * Returns to the defaults: trip, step 1, no prefill (section 4). Lists and costs are empty because nothing is chosen; the
 * search term goes too, or it would select its treatment again. A search that leads home skips the reset.
 */
export const resetTripAtom = atom(null, (get, set) => {
  set(tripState, defaultTrip);
  set(viewState, 'treatment');
  set(noticeState, null);
  set(backState, false);
  set(prefillState, null);
  set(prefillOutcomeState, null);
  set(lastViewedTreatmentState, null);
  set(searchTermAtom, '');
  set(resetsState, get(resetsState) + 1);
});

/** The next entry to the home route keeps the trip. */
export const skipNextResetAtom = atom(null, (_get, set) => {
  set(skipResetState, true);
});

/** The home route is entered: consumes the skip flag if it is set, else resets the trip (section 2). @returns whether it reset */
export const enterHomeAtom = atom(null, (get, set): boolean => {
  const skip = get(skipResetState);
  set(skipResetState, false);
  if (!skip) set(resetTripAtom);
  return !skip;
});

/** Puts a trip from outside (`parseTrip`) in place of the present one. */
export const restoreTripAtom = atom(null, (_get, set, trip: TripData) => {
  set(resetTripAtom);
  set(tripState, trip);
});

/**
 * Takes the trip of a shared link in place of the present one, and opens what its answers allow: the estimate, or the first
 * step that lacks something. One that cannot be read leaves a fresh trip. `tripNoticeAtom` says which.
 */
export const takeSharedTripAtom = atom(null, (_get, set, reading: ParsedTrip, today: string) => {
  if (reading.trip) set(restoreTripAtom, reading.trip);
  else set(resetTripAtom);
  set(openViewAtom, 'estimate', today);
  if (!reading.trip) set(noticeState, 'damaged');
  else set(noticeState, reading.datesDropped ? 'dates-dropped' : 'restored');
});

/** The server of this session has stored a step; what another session stored is forgotten. */
export const acknowledgeStepAtom = atom(
  null,
  (get, set, { sessionId, update }: { sessionId: number; update: StepUpdate }) => {
    const before = get(acknowledgedState);
    const steps = before.sessionId === sessionId ? before.steps : {};
    set(acknowledgedState, { sessionId, steps: { ...steps, [update.step]: JSON.stringify(update) } });
  },
);
