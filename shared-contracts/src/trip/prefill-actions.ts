import { atom } from 'jotai/vanilla';
import type { Treatment } from '../api/treatments.ts';
import { clearDestinationAtom, normalizeTrip } from './trip-actions.ts';
import {
  backState,
  lastViewedTreatmentState,
  type Prefill,
  type PrefillOutcome,
  prefillOutcomeState,
  prefillState,
  searchTermAtom,
  skipResetState,
  tripState,
  viewState,
} from './trip-atoms.ts';

/** Queues a destination for the wizard, in place of one that waits already (section 4). */
export const queuePrefillAtom = atom(null, (_get, set, prefill: Prefill) => {
  set(prefillState, prefill);
});

/** A list of destinations that has arrived, and the treatment it belongs to. */
export interface DestinationList {
  treatmentId: string;
  options: readonly { country: string }[];
}

/**
 * Applies the queued prefill once the list matches: it is the list of the trip's treatment, and of the prefill's own if
 * it is tied to one. Takes the wanted country, else the first entry (section 4). An empty list, and the back-navigation
 * flag over an answer already given, leave it queued. Applied once.
 * @returns how it ended; null when nothing was applied
 */
export const applyPrefillAtom = atom(
  null,
  (get, set, { treatmentId, options }: DestinationList): PrefillOutcome | null => {
    const prefill = get(prefillState);
    const trip = get(tripState);
    const first = options[0];
    if (!prefill || !first || trip.treatmentType !== treatmentId) return null;
    if (prefill.treatmentId !== undefined && prefill.treatmentId !== treatmentId) return null;
    if (get(backState) && trip.destination !== null) return null;
    const match = options.find(({ country }) => country === prefill.country);
    const shown = (match ?? first).country;
    const outcome: PrefillOutcome = { wanted: prefill.country, shown, matched: match !== undefined };
    set(prefillState, null);
    set(tripState, { ...trip, destination: shown });
    set(prefillOutcomeState, outcome);
    return outcome;
  },
);

/** A country card of a treatment's page. */
export interface DestinationChoice {
  treatment: Pick<Treatment, 'id' | 'duration'>;
  country: string;
}

/**
 * Chooses a destination on a treatment's page: treatment, destination cleared, nights from the treatment's days if it has
 * some, prefill queued, next reset skipped (section 4). The wizard stands at step 1, its treatment chosen: `chooseDestination`
 * saves that step and opens step 2, which counts as moving forward. A search made before is over: its term would select
 * another treatment as soon as the wizard is mounted.
 */
export const chooseDestinationOnDetailAtom = atom(
  null,
  (get, set, { treatment, country }: DestinationChoice) => {
    const trip = get(tripState);
    const suggested = treatment.duration > 0;
    set(
      tripState,
      normalizeTrip({
        ...trip,
        treatmentType: treatment.id,
        destination: null,
        accommodationDuration: suggested ? treatment.duration : trip.accommodationDuration,
        accommodationDurationEdited: suggested ? false : trip.accommodationDurationEdited,
      }),
    );
    set(prefillOutcomeState, null);
    set(prefillState, { country, treatmentId: treatment.id });
    set(lastViewedTreatmentState, treatment.id);
    set(skipResetState, true);
    set(searchTermAtom, '');
    set(backState, false);
    set(viewState, 'treatment');
  },
);

/**
 * Tells which treatment's page is being looked at. When it is another than before (or than the trip's, at first), the
 * queued prefill and the destination are cleared (section 4).
 */
export const viewTreatmentAtom = atom(null, (get, set, treatmentId: string) => {
  const before = get(lastViewedTreatmentState) ?? get(tripState).treatmentType;
  set(lastViewedTreatmentState, treatmentId);
  if (before === null || before === treatmentId) return;
  set(prefillState, null);
  set(clearDestinationAtom);
});
