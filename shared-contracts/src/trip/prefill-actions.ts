import { atom } from 'jotai/vanilla';
import type { Treatment } from '../api/treatments.ts';
import { searchedCountry } from '../treatments/read-search.ts';
import { clearDestinationAtom } from './trip-actions.ts';
import {
  backNavigationState,
  lastViewedTreatmentState,
  prefillState,
  searchTermAtom,
  skipResetState,
  tripState,
  viewState,
} from './trip-atoms.ts';
import { normalizeTrip } from './trip-data.ts';
import { usualVisits, type Visited } from './visits.ts';

/** Result of a prefill: `shown` differs from `wanted` if the wanted country is not offered. */
interface PrefillOutcome {
  wanted: string;
  shown: string;
  matched: boolean;
}

interface DestinationList {
  treatmentId: string;
  options: readonly { country: string }[];
}

/**
 * Applies the queued prefill to a list of destinations, once, if the list belongs to the trip's treatment and to the
 * prefill's own (if it has one): the wanted country, else the first entry (section 4). It stays queued while the list is
 * empty, or while the back-navigation flag protects an answer.
 * @returns the outcome; null if nothing was applied
 */
export const applyPrefillAtom = atom(
  null,
  (get, set, { treatmentId, options }: DestinationList): PrefillOutcome | null => {
    const prefill = get(prefillState);
    const trip = get(tripState);
    const first = options[0];
    if (!prefill || !first || trip.treatmentType !== treatmentId) return null;
    if (prefill.treatmentId !== undefined && prefill.treatmentId !== treatmentId) return null;
    if (get(backNavigationState) && trip.destination !== null) return null;
    const named = searchedCountry(
      prefill.country,
      options.map(({ country }) => country),
    );
    const match =
      options.find(({ country }) => country === prefill.country) ??
      options.find(({ country }) => country === named);
    const shown = (match ?? first).country;
    set(prefillState, null);
    set(tripState, { ...trip, destination: shown });
    return { wanted: prefill.country, shown, matched: match !== undefined };
  },
);

/** The choice of a country card on a treatment's page. */
export interface DestinationChoice {
  treatment: Pick<Treatment, 'id' | 'duration'> & Visited;
  country: string;
  /** Units and visits, if the visitor has answered there. */
  units?: number;
  visits?: number;
}

/**
 * Chooses a destination on a treatment's page (section 4): sets the treatment, clears the destination, takes the
 * treatment's days as nights unless it has none, queues the prefill, keeps the trip at the next entry to the home page,
 * and shows step 1, from where `chooseDestination` moves on. The search term is cleared; otherwise the wizard would select its
 * treatment.
 */
export const chooseDestinationOnDetailAtom = atom(
  null,
  (get, set, { treatment, country, units, visits }: DestinationChoice) => {
    const trip = get(tripState);
    const before = trip.treatmentType === treatment.id ? trip : null;
    const hasDays = treatment.duration > 0;
    set(
      tripState,
      normalizeTrip({
        ...trip,
        treatmentType: treatment.id,
        units: units ?? before?.units ?? null,
        visits: visits ?? (before ? before.visits : usualVisits(treatment)),
        destination: null,
        accommodationDuration: hasDays ? treatment.duration : trip.accommodationDuration,
        laterNights: [],
        accommodationDurationEdited: hasDays ? false : trip.accommodationDurationEdited,
      }),
    );
    set(prefillState, { country, treatmentId: treatment.id });
    set(lastViewedTreatmentState, treatment.id);
    set(skipResetState, true);
    set(searchTermAtom, '');
    set(backNavigationState, false);
    set(viewState, 'treatment');
  },
);

/** Notes whose treatment page is shown. If it differs from the last one (or from the trip's), prefill and destination are cleared (section 4). */
export const viewTreatmentAtom = atom(null, (get, set, treatmentId: string) => {
  const before = get(lastViewedTreatmentState) ?? get(tripState).treatmentType;
  set(lastViewedTreatmentState, treatmentId);
  if (before === null || before === treatmentId) return;
  set(prefillState, null);
  set(clearDestinationAtom);
});
