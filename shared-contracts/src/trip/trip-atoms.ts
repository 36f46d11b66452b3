import { atom } from 'jotai/vanilla';
import type { KnownAnswers } from '../api/known-answers.ts';
import type { WizardView } from './steps.ts';
import { defaultTrip, type TripData } from './trip-data.ts';

/** A destination queued until the list of destinations arrives; with a `treatmentId`, for that treatment's list only (section 4). */
export interface Prefill {
  country: string;
  treatmentId?: string;
}

/**
 * Result of a shared link: the trip is restored; restored without its dates, which have passed; or unreadable. Of a trip
 * that the server held, which the calculator restores: continued without its dates, which have passed.
 */
export type TripNotice = 'restored' | 'dates-dropped' | 'damaged' | 'saved-dates-dropped';

/** Where the visitor lives (section 10.27). */
interface Residence {
  /** A source country, or `OTHER_SOURCE`; null until it is answered or guessed. */
  country: string | null;
  /** From the location, until the visitor answers. */
  isGuess: boolean;
}

// The state of the trip store. Only the named actions beside this file write it; other packages read the atoms below.
export const tripState = atom<TripData>(defaultTrip);
export const viewState = atom<WizardView>('treatment');
export const noticeState = atom<TripNotice | null>(null);
/** Set by going back, cleared by the next forward move. While set, no prefill or suggestion overwrites an answer. */
export const backNavigationState = atom(false);
export const skipResetState = atom(false);
export const prefillState = atom<Prefill | null>(null);
export const lastViewedTreatmentState = atom<string | null>(null);
/** Not part of the trip: a reset keeps it. */
export const residenceState = atom<Residence>({ country: null, isGuess: false });
/** What the server knows of the visitor. */
export const knownState = atom<KnownAnswers>({});
/** ISO 4217; null until one is chosen. Not part of the trip. */
const currencyState = atom<string | null>(null);
export const resetCountState = atom(0);
export const searchAppliedState = atom(true);
/** What the last reset took away. In memory only. */
export const resetTripState = atom<{ trip: TripData; view: WizardView } | null>(null);
const searchTermState = atom('');

/** The visitor's trip (section 3). */
export const tripAtom = atom(get => get(tripState));
/** Where the visitor lives, or seems to: set by `chooseResidenceAtom`, or by choosing the trip's source. */
export const residenceAtom = atom(get => get(residenceState));
/** The currency that amounts stand in beside dollars, if the visitor chose one. */
export const currencyAtom = atom(
  get => get(currencyState),
  (_get, set, currency: string) => set(currencyState, currency),
);
/** What the wizard shows: one of its steps, or the estimate. */
export const wizardViewAtom = atom(get => get(viewState));
/** Result of the last shared link, until the visitor moves on. */
export const tripNoticeAtom = atom(get => get(noticeState));
/** The queued prefill, if any. */
export const prefillAtom = atom(get => get(prefillState));
/** The trip that the last reset took away, which `undoResetAtom` brings back; null once there is a new answer. */
export const undoableTripAtom = atom(get =>
  get(tripState) === defaultTrip ? (get(resetTripState)?.trip ?? null) : null,
);
/** Number of resets so far, so that work in progress can tell whether the trip was reset. */
export const resetCountAtom = atom(get => get(resetCountState));
/** The term of the treatment search, wherever it was typed. */
export const searchTermAtom = atom(
  get => get(searchTermState),
  (_get, set, term: string) => {
    set(searchTermState, term);
    set(searchAppliedState, false);
  },
);
/** A search term that was set and not applied to the list of treatments yet; else null. */
export const pendingSearchAtom = atom(get => (get(searchAppliedState) ? null : get(searchTermState)));
/**
 * Text before the page's title, e.g. 'Step 3 of 5: Dates', or 'Error:' while a form has errors. The component that sets it
 * also clears it: with an empty text, which says that a form has no errors any more, or with null.
 */
export const titleNoteAtom = atom<string | null>(null);
