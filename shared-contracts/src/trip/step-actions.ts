import { atom } from 'jotai/vanilla';
import type { StepUpdate } from '../api/save-step.ts';
import { type StepNumber, stepNames } from './steps.ts';
import {
  acknowledgedState,
  backState,
  prefillOutcomeState,
  prefillState,
  resetsState,
  searchTermAtom,
  skipResetState,
  stepState,
  tripState,
  viewedTreatmentState,
} from './trip-atoms.ts';
import { defaultTrip, type TripData } from './trip-data.ts';

/**
 * Opens a step. Going back sets the back-navigation flag, going forward clears it (section 4). What is no step (a remote
 * of another version may have more) leaves the wizard where it is.
 */
export const moveStepAtom = atom(null, (get, set, step: StepNumber) => {
  const before = get(stepState);
  if (step === before || stepNames[step - 1] === undefined) return;
  set(backState, step < before);
  set(stepState, step);
});

/**
 * Returns to the defaults: trip, step 1, no prefill (section 4). Lists and costs are empty because nothing is chosen; the
 * search term goes too, or it would select its treatment again. A search that leads home skips the reset.
 */
export const resetTripAtom = atom(null, (get, set) => {
  set(tripState, defaultTrip);
  set(stepState, 1);
  set(backState, false);
  set(prefillState, null);
  set(prefillOutcomeState, null);
  set(viewedTreatmentState, null);
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

/** Puts a trip from outside (`readTrip`) in place of the present one. */
export const restoreTripAtom = atom(null, (_get, set, trip: TripData) => {
  set(resetTripAtom);
  set(tripState, trip);
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
