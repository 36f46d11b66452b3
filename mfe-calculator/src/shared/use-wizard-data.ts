import { useEffect, useState } from 'react';
import {
  applyPrefillAtom,
  leftOutOf,
  pendingSearchAtom,
  prefillAtom,
  queries,
  residenceAtom,
  searchTermAtom,
  type TripData,
  tripAtom,
} from 'shared-contracts';
import { useApiQuery, useAtomValue, useLocalCurrency, useServices, useSetAtom } from 'shared-contracts/ui';
import { goneAnswers, isTreatmentGone, without } from './gone-answers.rules.ts';
import { describeUnits } from './units.rules.ts';
import { countedStays } from './visits.rules.ts';

/** The trip, as far as the API still offers it, with the lists behind its questions. Applies a pending search and a queued prefill once their list arrives. */
export function useWizardData() {
  const { api } = useServices();
  const answers = useAtomValue(tripAtom);
  const residence = useAtomValue(residenceAtom);
  const pendingSearch = useAtomValue(pendingSearchAtom);
  const applyPendingSearch = useSetAtom(pendingSearchAtom);
  const search = useSetAtom(searchTermAtom);
  const [prefill, queuePrefill] = [useAtomValue(prefillAtom), useSetAtom(prefillAtom)];
  const applyPrefill = useSetAtom(applyPrefillAtom);
  const treatments = useApiQuery(queries.treatments(api), []);
  const isTreatmentMissing = isTreatmentGone(answers, treatments);
  const treatmentId = isTreatmentMissing ? null : answers.treatmentType;
  const destinations = useApiQuery(treatmentId ? queries.treatmentCountries(api, treatmentId) : null, []);
  const options = useApiQuery(queries.options(api), null);
  /** The answers that the lists do not have any more, in the order of the steps. */
  const goneOf = (given: TripData) => goneAnswers(given, { treatments, destinations, options });
  const withoutGone = (given: TripData) => without(given, goneOf(given));
  const offered = withoutGone(answers);
  // Step 2 has the residence preselected, and its Next answers with it (section 10.27).
  const isSourceAnswered = answers.source !== null || residence.country === null;
  const trip = isSourceAnswered ? offered : { ...offered, source: residence.country };
  // Where no visa is needed, the total leaves none out.
  const visas = useApiQuery(trip.visaSupport ? null : queries.destinations(api), []);
  /** The trip to a destination as its totals count it. */
  const tripTo = (country: string | null) => {
    const fee = visas.data.find(visa => visa.country === country)?.visaFees[trip.source ?? ''];
    return { ...trip, destination: country, visaSupport: trip.visaSupport || fee === 0 };
  };
  const countedTrip = tripTo(trip.destination);
  const local = useLocalCurrency() ?? null;
  const [outcome, setOutcome] = useState<(ReturnType<typeof applyPrefill> & { treatmentId: string }) | null>(
    null,
  );

  useEffect(() => {
    if (pendingSearch !== null && treatments.data.length > 0) applyPendingSearch(treatments.data);
  }, [pendingSearch, treatments.data, applyPendingSearch]);

  // Another treatment has other destinations: the one of before is kept where they have it.
  useEffect(() => {
    if (isTreatmentMissing && answers.destination) queuePrefill({ country: answers.destination });
  }, [isTreatmentMissing, answers.destination, queuePrefill]);

  useEffect(() => {
    if (!prefill || !treatmentId || destinations.data.length === 0) return;
    const applied = applyPrefill({ treatmentId, options: destinations.data });
    // oxlint-disable-next-line react/set-state-in-effect -- what the store made of the prefill is known only here
    if (applied) setOutcome({ ...applied, treatmentId });
  }, [prefill, treatmentId, destinations.data, applyPrefill]);

  const treatment = treatments.data.find(({ id }) => id === treatmentId);
  const destination = destinations.data.find(({ country }) => country === trip.destination);
  /** Days that the treatment usually takes at the destination; 0 if unknown. */
  const typicalStay = destination?.stayDays || treatment?.duration || 0;
  /** What each patient has treated, e.g. `8 veneers`; null where the price is the whole treatment's. */
  const unitsText = treatment ? describeUnits(trip, treatment) : null;
  /** Nights of each visit that is counted; the first is the one with the dates. */
  const stays = treatment ? countedStays(trip, treatment) : [trip.accommodationDuration];
  /** The wanted destination that is not offered, and the one that is shown instead, until another is chosen. */
  const unmatched =
    outcome && !outcome.matched && outcome.treatmentId === treatmentId && outcome.shown === trip.destination
      ? outcome
      : null;
  return {
    trip,
    /** The answers that the API's lists do not have any more, which `trip` is without; the first is asked for again. */
    gone: goneOf(answers),
    withoutGone,
    tripTo,
    countedTrip,
    /** What the trip's totals leave out, e.g. `flights`, `medicines`. */
    leftOut: leftOutOf(countedTrip, treatment ?? {}),
    isSourceAnswered,
    isSourceGuessed: !isSourceAnswered && residence.isGuess,
    treatments,
    treatment,
    search,
    unitsText,
    stays,
    destinations,
    destination,
    unmatched,
    options,
    /** The API says what rooms and food cost, and so how its totals count them. */
    hasRates: options.data?.accommodation.some(kind => Object.keys(kind.usdPerNight).length > 0) ?? true,
    /** The currency that amounts are shown in; null for US dollars. */
    local,
    typicalStay,
  };
}
export type WizardData = ReturnType<typeof useWizardData>;
