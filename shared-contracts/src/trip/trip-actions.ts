import { atom } from 'jotai/vanilla';
import { bounds } from '../api/bounds.ts';
import type { Treatment } from '../api/treatments.ts';
import { exactTreatment } from '../search.ts';
import { isDate, today } from './dates.ts';
import { nightsOfDates } from './nights.ts';
import { isBefore } from './steps.ts';
import { timelineOf } from './timeline.ts';
import {
  prefillOutcomeState,
  prefillState,
  searchAppliedState,
  searchTermAtom,
  tripState,
  viewState,
} from './trip-atoms.ts';
import type { TripData } from './trip-data.ts';

/** Answers that a visitor gives; what follows from them (travelers, timeline, nights) is kept by the store. */
export type TripAnswers = Partial<
  Omit<TripData, 'travelers' | 'treatmentType' | 'accommodationDurationEdited'>
>;

const whole = (value: number, max: number): number =>
  Math.min(Math.max(Math.trunc(Number.isFinite(value) ? value : 0), 0), max);

const dateOrNull = (date: string | null): string | null => (date && isDate(date) ? date : null);

/** What follows from a trip's answers, put right: counts within bounds, travelers, and nights from the dates. */
export function normalizeTrip(trip: TripData): TripData {
  const patients = whole(trip.patients, bounds.patients.max);
  const companions = whole(trip.companions, bounds.companions.max);
  const nights = trip.accommodationDurationEdited ? null : nightsOfDates(trip);
  return {
    ...trip,
    patients,
    companions,
    travelers: patients + companions,
    startDate: dateOrNull(trip.startDate),
    endDate: dateOrNull(trip.endDate),
    accommodationDuration: nights ?? whole(trip.accommodationDuration, bounds.nights.max),
  };
}

/**
 * Takes some answers. Numbers are kept whole and within bounds (0 where none is given), a text that is no date becomes
 * null; a start date decides the timeline, both dates the nights unless the visitor typed those. A destination chosen
 * here is the visitor's own: it ends a queued prefill.
 */
export const updateTripAtom = atom(null, (get, set, answers: TripAnswers) => {
  const before = get(tripState);
  const next = { ...before, ...answers };
  if (answers.accommodationDuration !== undefined) next.accommodationDurationEdited = true;
  if (answers.startDate !== undefined && answers.timeline === undefined) {
    const start = dateOrNull(answers.startDate);
    next.timeline = start ? timelineOf(start, today()) : null;
  }
  set(tripState, normalizeTrip(next));
  if (answers.destination !== undefined) {
    set(prefillState, null);
    set(prefillOutcomeState, null);
  }
});

/** Clears the destination; a wizard that is past that question returns to it. */
export const clearDestinationAtom = atom(null, (get, set) => {
  set(tripState, { ...get(tripState), destination: null });
  set(prefillOutcomeState, null);
  if (isBefore('destination', get(viewState))) set(viewState, 'destination');
});

/**
 * Chooses the treatment in the wizard. Another one than before clears the destination, since its list is another, and
 * suggests its days as nights, unless dates or the visitor decided them.
 */
export const chooseTreatmentAtom = atom(null, (get, set, treatment: Pick<Treatment, 'id' | 'duration'>) => {
  const trip = get(tripState);
  if (trip.treatmentType === treatment.id) return;
  const keep = trip.accommodationDurationEdited || treatment.duration <= 0;
  set(
    tripState,
    normalizeTrip({
      ...trip,
      treatmentType: treatment.id,
      accommodationDuration: keep ? trip.accommodationDuration : treatment.duration,
    }),
  );
  set(clearDestinationAtom);
});

/**
 * Takes up the search term with the list of treatments: the one that it names exactly is chosen. Only once for each time
 * that a term was given, or a wizard that is mounted again would undo another choice made since.
 */
export const applyPendingSearchAtom = atom(null, (get, set, treatments: readonly Treatment[]) => {
  set(searchAppliedState, true);
  const exact = exactTreatment(treatments, get(searchTermAtom));
  if (exact) set(chooseTreatmentAtom, exact);
});
