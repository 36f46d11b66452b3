import { atom } from 'jotai/vanilla';
import type { StepUpdate } from '../api/save-step.ts';
import type { ParsedTrip } from './parse-trip.ts';
import { furthestStep, isStepComplete, type StepNumber, stepNames } from './steps.ts';
import {
  acknowledgedState,
  backState,
  finishedState,
  lastViewedTreatmentState,
  noticeState,
  prefillOutcomeState,
  prefillState,
  resetsState,
  searchTermAtom,
  skipResetState,
  stepState,
  tripState,
  type WizardView,
} from './trip-atoms.ts';
import { defaultTrip, type TripData } from './trip-data.ts';

/**
 * Opens a step. Going back sets the back-navigation flag, going forward clears it (section 4). What is no step (a remote
 * of another version may have more) leaves the wizard where it is.
 */
export const moveStepAtom = atom(null, (get, set, step: StepNumber) => {
  const before = get(finishedState) ? 6 : get(stepState);
  if (step === before || stepNames[step - 1] === undefined) return;
  set(finishedState, false);
  set(noticeState, null);
  set(backState, step < before);
  set(stepState, step);
});

/** Opens the estimate, which stands behind the last step. */
export const openEstimateAtom = atom(null, (_get, set) => {
  set(noticeState, null);
  set(backState, false);
  set(stepState, 5);
  set(finishedState, true);
});

/** Opens a view, or the last one before it that the answers allow: what the browser's history asks for. */
export const openViewAtom = atom(null, (get, set, view: WizardView, today?: string) => {
  const trip = get(tripState);
  const furthest = furthestStep(trip, today);
  if (view !== 'estimate') set(moveStepAtom, view < furthest ? view : furthest);
  else if (isStepComplete(furthest, trip, today)) set(openEstimateAtom);
  else set(moveStepAtom, furthest);
});

/**
 * Returns to the defaults: trip, step 1, no prefill (section 4). Lists and costs are empty because nothing is chosen; the
 * search term goes too, or it would select its treatment again. A search that leads home skips the reset.
 */
export const resetTripAtom = atom(null, (get, set) => {
  set(tripState, defaultTrip);
  set(stepState, 1);
  set(finishedState, false);
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
