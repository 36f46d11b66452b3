import { atom } from 'jotai/vanilla';
import { bounds } from '../api/bounds.ts';
import type { Treatment } from '../api/treatments.ts';
import { searchedCountry } from '../treatments/read-search.ts';
import { exactTreatment, searchTreatments } from '../treatments/search.ts';
import { isDate, today } from '../values/dates.ts';
import { nightsOfDates } from './nights.ts';
import { isBefore } from './steps.ts';
import { timelineOf } from './timeline.ts';
import {
  prefillState,
  residenceState,
  searchAppliedState,
  searchTermAtom,
  tripState,
  viewState,
} from './trip-atoms.ts';
import type { TripData } from './trip-data.ts';
import { usualVisits, type Visited } from './visits.ts';

/** Answers of a visitor. The store derives travelers, timeline and nights from them. */
type TripAnswers = Partial<Omit<TripData, 'travelers' | 'treatmentType' | 'accommodationDurationEdited'>>;

/** A whole number from 0 to `max`; 0 for anything that is not a number. */
const clampCount = (value: number, max: number): number =>
  Math.min(Math.max(Math.trunc(Number.isFinite(value) ? value : 0), 0), max);

/** An answer within its bounds; null stays unanswered. */
const clampAnswer = (answer: number | null, { min, max }: { min: number; max: number }): number | null =>
  answer === null ? null : Math.max(clampCount(answer, max), min);

const dateOrNull = (date: string | null): string | null => (date && isDate(date) ? date : null);

/** Corrects a trip: counts, units and visits within bounds, travelers as their sum, valid dates or null, nights from the dates. */
export function normalizeTrip(trip: TripData): TripData {
  const patients = clampCount(trip.patients, bounds.patients.max);
  const companions = clampCount(trip.companions, bounds.companions.max);
  const nights = trip.accommodationDurationEdited ? null : nightsOfDates(trip);
  return {
    ...trip,
    units: clampAnswer(trip.units, bounds.units),
    visits: clampAnswer(trip.visits, bounds.visits),
    patients,
    companions,
    travelers: patients + companions,
    startDate: dateOrNull(trip.startDate),
    endDate: dateOrNull(trip.endDate),
    accommodationDuration: nights ?? clampCount(trip.accommodationDuration, bounds.nights.max),
  };
}

/**
 * Updates answers. A start date sets the timeline; both dates set the nights, unless the visitor typed those. A destination
 * set here is the visitor's own choice and removes a queued prefill; a source also answers where the visitor lives.
 */
export const updateTripAtom = atom(null, (get, set, answers: TripAnswers) => {
  const trip = { ...get(tripState), ...answers };
  if (answers.accommodationDuration !== undefined) trip.accommodationDurationEdited = true;
  if (answers.startDate !== undefined && answers.timeline === undefined) {
    const start = dateOrNull(answers.startDate);
    trip.timeline = start ? timelineOf(start, today()) : null;
  }
  set(tripState, normalizeTrip(trip));
  if (answers.source) set(residenceState, { country: answers.source, isGuess: false });
  if (answers.destination !== undefined) set(prefillState, null);
});

/** Clears the destination. A wizard that is past that question returns to it. */
export const clearDestinationAtom = atom(null, (get, set) => {
  set(tripState, { ...get(tripState), destination: null });
  if (isBefore('destination', get(viewState))) set(viewState, 'destination');
});

/**
 * Chooses the treatment in the wizard. A different treatment has other destinations, so the destination is cleared; its days
 * become the nights, unless dates or the visitor set those, its usual journeys with their nights are counted, and its units
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

/**
 * Applies the search term to the list of treatments: the one that it names exactly is chosen, and a destination that it
 * names is queued, for the treatment if only one matches. Each term is applied once, so that a remounted wizard does not
 * undo a later choice. One that finds the wizard past step 1, as after a search of the list and back, changes nothing.
 */
export const applyPendingSearchAtom = atom(null, (get, set, treatments: readonly Treatment[]): void => {
  set(searchAppliedState, true);
  if (get(viewState) !== 'treatment') return;
  const term = get(searchTermAtom);
  const exact = exactTreatment(treatments, term);
  if (exact) set(chooseTreatmentAtom, exact);
  const country = searchedCountry(term);
  if (country === null) return;
  const [first, second] = searchTreatments(treatments, term);
  const only = exact ?? (second ? undefined : first);
  set(prefillState, { country, ...(only && { treatmentId: only.id }) });
});
