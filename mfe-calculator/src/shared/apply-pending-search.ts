import {
  chooseTreatmentAtom,
  pendingSearchAtom,
  prefillAtom,
  searchedCountry,
  searchTermAtom,
  searchTreatments,
  type Treatment,
  type TripStore,
  wizardViewAtom,
} from 'shared-contracts';

/**
 * Applies the search term to the list of treatments: the one that it names exactly is chosen, and a destination that it
 * names is queued, for the treatment if only one matches. Each term is applied once, so that a remounted wizard does not
 * undo a later choice. One that finds the wizard past step 1, as after a search of the list and back, changes nothing.
 */
export function applyPendingSearch(store: TripStore, treatments: readonly Treatment[]): void {
  store.set(pendingSearchAtom);
  if (store.get(wizardViewAtom) !== 'treatment') return;
  const term = store.get(searchTermAtom);
  const exact = onlyOf(searchTreatments(treatments, term, true));
  if (exact) store.set(chooseTreatmentAtom, exact);
  const country = searchedCountry(term);
  if (country === null) return;
  const only = exact ?? onlyOf(searchTreatments(treatments, term));
  store.set(prefillAtom, { country, ...(only && { treatmentId: only.id }) });
}

const onlyOf = <T>([first, ...others]: readonly T[]): T | undefined =>
  others.length === 0 ? first : undefined;
