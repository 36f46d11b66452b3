import { atom } from 'jotai/vanilla';
import { bounds } from '../api/bounds.ts';
import type { KnownAnswers } from '../api/known-answers.ts';
import { OTHER_SOURCE } from '../api/source-countries.ts';
import type { Countries } from '../site/master-data.ts';
import { today } from '../values/dates.ts';
import { isBefore, type WizardView, wizardViews } from './steps.ts';
import { timelineOf } from './timeline.ts';
import { dateOrNull, defaultTrip, normalizeTrip, type TripData } from './trip-data.ts';

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

type ToldPrices = NonNullable<KnownAnswers['told_prices']>;

/** Where the visitor lives (section 10.27). */
interface Residence {
  /** A source country, or `OTHER_SOURCE`; null until it is answered or guessed. */
  country: string | null;
  /** From the location, until the visitor answers. */
  isGuess: boolean;
}

// The state of the trip store. Only the named actions next to this file write it; other packages read the atoms below.
export const tripState = atom<TripData>(defaultTrip);
/** The countries, set when the store is made: of sections 9 and 3 where the API lists no others. */
export const countriesAtom = atom<Countries>({
  sources: [],
  hasOtherSource: false,
  residences: [],
  destinations: [],
});
/** Whether anything follows from where a visitor lives: totals of trips, or a currency. */
export const asksResidenceAtom = atom(
  get => get(countriesAtom).residences.length > 0 || get(countriesAtom).hasOtherSource,
);
/** Whether a trip may start there: in a listed country, or elsewhere (`OTHER_SOURCE`). */
export const isSourceAtom = atom(
  get => (source: string) => source === OTHER_SOURCE || get(countriesAtom).sources.includes(source),
);
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
/** A price that the visitor was told at home; null takes it away. */
interface ToldPriceAnswer {
  treatmentId: string;
  price: ToldPrices[string] | null;
}
const toldPricesState = atom<ToldPrices>({});
/** What the visitor was told at home that treatments cost, by treatment. Not part of the trip. */
export const toldPricesAtom = atom(
  get => get(toldPricesState),
  (get, set, { treatmentId, price }: ToldPriceAnswer) => {
    const { [treatmentId]: _before, ...others } = get(toldPricesState);
    const kept = Object.fromEntries(Object.entries(others).slice(0, bounds.toldPrices - 1));
    set(toldPricesState, price ? { ...kept, [treatmentId]: price } : others);
  },
);
/** ISO 4217; null until one is chosen. Not part of the trip. */
const currencyState = atom<string | null>(null);
export const resetCountState = atom(0);
export const searchAppliedState = atom(true);
/** What the last reset took away. In memory only. */
export const resetTripState = atom<{ trip: TripData; view: WizardView } | null>(null);
const searchTermState = atom('');

/** Answers of a visitor. The store derives travelers, timeline and nights from them. */
type TripAnswers = Partial<Omit<TripData, 'travelers' | 'treatmentType'>>;

/**
 * The visitor's trip (section 3). Setting it updates answers: a start date sets the timeline; both dates set the nights,
 * unless the visitor typed those. A destination set here is the visitor's own choice and removes a queued prefill; a source
 * also answers where the visitor lives.
 */
export const tripAtom = atom(
  get => get(tripState),
  (get, set, answers: TripAnswers) => {
    const trip = { ...get(tripState), ...answers };
    // Nights are the visitor's own, unless they are said to be those of the dates.
    if (answers.accommodationDuration !== undefined)
      trip.accommodationDurationEdited = answers.accommodationDurationEdited ?? true;
    if (answers.startDate !== undefined && answers.timeline === undefined) {
      const start = dateOrNull(answers.startDate);
      trip.timeline = start ? timelineOf(start, today()) : null;
    }
    set(tripState, normalizeTrip(trip));
    if (answers.source) set(residenceState, { country: answers.source, isGuess: false });
    if (answers.destination !== undefined) set(prefillState, null);
  },
);
/** Where the visitor lives, or seems to: set by `chooseResidenceAtom`, or by choosing the trip's source. */
export const residenceAtom = atom(get => get(residenceState));
/** The currency that amounts stand in next to dollars, if the visitor chose one. */
export const currencyAtom = atom(
  get => get(currencyState),
  (_get, set, currency: string) => set(currencyState, currency),
);
/**
 * What the wizard shows: one of its steps, or the estimate. Setting it moves the wizard: going back sets the back-navigation
 * flag, going forward clears it (section 4). An unknown view is ignored: a remote of another version may have more of them.
 */
export const wizardViewAtom = atom(
  get => get(viewState),
  (get, set, view: WizardView) => {
    const before = get(viewState);
    if (view === before || !wizardViews.includes(view)) return;
    set(noticeState, null);
    set(backNavigationState, isBefore(view, before));
    set(viewState, view);
  },
);
/** Result of the last shared link, until the visitor moves on. */
export const tripNoticeAtom = atom(get => get(noticeState));
/** The queued prefill, if any. Setting it queues one for the wizard in place of another (section 4), or none. */
export const prefillAtom = atom(
  get => get(prefillState),
  (_get, set, prefill: Prefill | null) => set(prefillState, prefill),
);
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
/**
 * Text before the page's title, e.g. 'Step 3 of 5: Dates', or 'Error:' while a form has errors. The component that sets it
 * also clears it: with an empty text, which says that a form has no errors any more, or with null.
 */
export const titleNoteAtom = atom<string | null>(null);
