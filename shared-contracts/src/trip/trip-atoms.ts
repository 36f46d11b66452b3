import { atom } from 'jotai/vanilla';
import type { StepName } from '../api/save-step.ts';
import type { WizardView } from './steps.ts';
import { defaultTrip, type TripData } from './trip-data.ts';

/**
 * The state of the trip store. These are written by the named actions beside them only (`trip-actions.ts` and others);
 * rooms read the public ones from the package's door.
 */
export const tripState = atom<TripData>(defaultTrip);
export const viewState = atom<WizardView>('treatment');
export const noticeState = atom<TripNotice | null>(null);
export const backState = atom(false);
export const skipResetState = atom(false);
export const prefillState = atom<Prefill | null>(null);
export const prefillOutcomeState = atom<PrefillOutcome | null>(null);
export const lastViewedTreatmentState = atom<string | null>(null);
export const resetsState = atom(0);
export const acknowledgedState = atom<Acknowledged>({ sessionId: null, steps: {} });

/** A destination that waits for the list of destinations; with a `treatmentId`, for that treatment's list alone (section 4). */
export interface Prefill {
  country: string;
  treatmentId?: string;
}

/** How a prefill ended: `shown` differs from `wanted` where the wanted country is not offered. */
export interface PrefillOutcome {
  wanted: string;
  shown: string;
  matched: boolean;
}

/** How a shared link ended: restored; restored but for dates that have passed; or unreadable, and a fresh trip instead. */
export type TripNotice = 'restored' | 'dates-dropped' | 'damaged';

/** What the server of this session has stored: the JSON of each step's last acknowledged update. */
export interface Acknowledged {
  sessionId: number | null;
  steps: Partial<Record<StepName, string>>;
}

/** The visitor's trip (section 3). */
export const tripAtom = atom(get => get(tripState));
/** What the wizard shows: one of its steps, or the estimate. */
export const wizardViewAtom = atom(get => get(viewState));
/** How the last shared link ended, until the visitor moves on. */
export const tripNoticeAtom = atom(get => get(noticeState));
/** Set by going back, cleared by the next forward move: while set, no prefill or suggestion overwrites an answer. */
export const backNavigationAtom = atom(get => get(backState));
/** The queued destination prefill, if any. */
export const prefillAtom = atom(get => get(prefillState));
/** The outcome of the last prefill, until the visitor chooses or the trip is reset: 'X is not offered …; Y is shown instead'. */
export const prefillOutcomeAtom = atom(get => get(prefillOutcomeState));
/** Number of resets so far: state that a part keeps for itself (costs, lists) belongs to one value of it. */
export const resetCountAtom = atom(get => get(resetsState));
/** What this session's server has acknowledged. */
export const acknowledgedStepsAtom = atom(get => get(acknowledgedState));

const termState = atom('');
export const searchAppliedState = atom(true);
/** The term of the treatment search, wherever it was typed; the search shows and edits it. */
export const searchTermAtom = atom(
  get => get(termState),
  (_get, set, term: string) => {
    set(termState, term);
    set(searchAppliedState, false);
  },
);
/** The term that waits for the list, to select what it names exactly, once for each time that it was given; else null. */
export const pendingSearchAtom = atom(get => (get(searchAppliedState) ? null : get(termState)));
/** What stands before the page's title, such as 'Step 2 of 5: Locations'; the part that sets it takes it back as it goes. */
export const titleNoteAtom = atom<string | null>(null);
/** Id of the element that takes the focus once the part that has it is mounted; the part then sets it to null. */
export const focusOnAtom = atom<string | null>(null);
