import { atom } from 'jotai/vanilla';
import type { Treatment } from '../api/treatments.ts';
import { searchedCountry } from '../treatments/read-search.ts';
import { searchTreatments } from '../treatments/search.ts';
import { furthestView } from './step-update.ts';
import { isBefore, type WizardView } from './steps.ts';
import {
  countriesAtom,
  prefillAtom,
  searchAppliedState,
  searchTermAtom,
  tripState,
  viewState,
  wizardViewAtom,
} from './trip-atoms.ts';
import { normalizeTrip } from './trip-data.ts';
import { usualVisits, type Visited } from './visits.ts';

/** Clears the destination. A wizard that is past that question returns to it. */
export const clearDestinationAtom = atom(null, (get, set) => {
  set(tripState, { ...get(tripState), destination: null });
  if (isBefore('destination', get(viewState))) set(viewState, 'destination');
});

/**
 * Chooses the treatment in the wizard. A different treatment has other destinations, so the destination is cleared; its days
 * become the nights, unless dates or the visitor set those, its usual visits with their nights are counted, and its units
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

/** Opens the view that a history entry names, or the last view before it that the answers allow. */
export const openViewAtom = atom(null, (get, set, view: WizardView) => {
  const furthest = furthestView(get(tripState));
  set(wizardViewAtom, isBefore(furthest, view) ? furthest : view);
});

/**
 * A search term that was set and not applied to the list of treatments yet; else null. Setting it to that list applies the
 * term: the treatment that it names exactly is chosen, and a destination that it names is queued, for the treatment if only
 * one matches. Each term is applied once, so that a remounted wizard does not undo a later choice. One that finds the wizard
 * past step 1, as after a search of the list and back, changes nothing.
 */
export const pendingSearchAtom = atom(
  get => (get(searchAppliedState) ? null : get(searchTermAtom)),
  (get, set, treatments: readonly Treatment[]): void => {
    set(searchAppliedState, true);
    if (get(viewState) !== 'treatment') return;
    const term = get(searchTermAtom);
    const { destinations } = get(countriesAtom);
    const exact = onlyOf(searchTreatments(treatments, term, true, destinations));
    if (exact) set(chooseTreatmentAtom, exact);
    const country = searchedCountry(term, destinations);
    if (country === null) return;
    const only = exact ?? onlyOf(searchTreatments(treatments, term, false, destinations));
    set(prefillAtom, { country, ...(only && { treatmentId: only.id }) });
  },
);

const onlyOf = <T>([first, ...others]: readonly T[]): T | undefined =>
  others.length === 0 ? first : undefined;
