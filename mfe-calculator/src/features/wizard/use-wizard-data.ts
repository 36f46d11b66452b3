import { useEffect } from 'react';
import {
  applyPendingSearchAtom,
  applyPrefillAtom,
  isPricedPerUnit,
  pendingSearchAtom,
  pluralize,
  queries,
  tripAtom,
  unitsOf,
} from 'shared-contracts';
import { useApiQuery, useAtomValue, useServices, useSetAtom } from 'shared-contracts/ui';

/** The trip with the lists behind its questions. Applies a pending search and a queued prefill once their list arrives. */
export function useWizardData() {
  const { api } = useServices();
  const trip = useAtomValue(tripAtom);
  const pendingSearch = useAtomValue(pendingSearchAtom);
  const applyPendingSearch = useSetAtom(applyPendingSearchAtom);
  const applyPrefill = useSetAtom(applyPrefillAtom);
  const treatments = useApiQuery(queries.treatments(api), []);
  const treatmentId = trip.treatmentType;
  const destinations = useApiQuery(treatmentId ? queries.treatmentCountries(api, treatmentId) : null, []);
  const options = useApiQuery(queries.options(api), null);

  useEffect(() => {
    if (pendingSearch !== null && treatments.data.length > 0) applyPendingSearch(treatments.data);
  }, [pendingSearch, treatments.data, applyPendingSearch]);

  useEffect(() => {
    if (treatmentId && destinations.data.length > 0)
      applyPrefill({ treatmentId, options: destinations.data });
  }, [treatmentId, destinations.data, applyPrefill]);

  const treatment = treatments.data.find(({ id }) => id === treatmentId);
  const destination = destinations.data.find(({ country }) => country === trip.destination);
  /** Days that the treatment usually takes at the destination; 0 if unknown. */
  const typicalStay = destination?.stayDays ?? treatment?.duration ?? 0;
  /** What each patient has treated, e.g. `8 veneers`; null where the price is the whole treatment's. */
  const units =
    treatment && isPricedPerUnit(treatment)
      ? pluralize(unitsOf(trip, treatment), treatment.unit.one, treatment.unit.many)
      : null;
  return { trip, treatments, treatment, units, destinations, destination, options, typicalStay };
}
export type WizardData = ReturnType<typeof useWizardData>;
