import { useEffect } from 'react';
import {
  applyPrefillAtom,
  chooseTreatmentAtom,
  type DestinationOption,
  exactTreatment,
  queries,
  searchTermAtom,
  type Treatment,
  tripAtom,
} from 'shared-contracts';
import { useAtomValue, useFetched, useServices, useSetAtom } from 'shared-contracts/ui';

const noTreatments: Treatment[] = [];
const noDestinations: DestinationOption[] = [];

/** The lists behind the wizard, and what follows from them: an exact search selects, a queued prefill is applied. */
export function useTripData() {
  const { api } = useServices();
  const trip = useAtomValue(tripAtom);
  const term = useAtomValue(searchTermAtom);
  const choose = useSetAtom(chooseTreatmentAtom);
  const applyPrefill = useSetAtom(applyPrefillAtom);
  const treatments = useFetched(queries.treatments(api), noTreatments);
  const treatmentId = trip.treatmentType;
  const destinations = useFetched(
    treatmentId ? queries.treatmentCountries(api, treatmentId) : null,
    noDestinations,
  );
  const options = useFetched(queries.options(api), null);

  useEffect(() => {
    const exact = exactTreatment(treatments.data, term);
    if (exact) choose(exact);
  }, [term, treatments.data, choose]);

  useEffect(() => {
    if (treatmentId && destinations.data.length > 0)
      applyPrefill({ treatmentId, options: destinations.data });
  }, [treatmentId, destinations.data, applyPrefill]);

  const treatment = treatments.data.find(({ id }) => id === treatmentId);
  const destination = destinations.data.find(({ country }) => country === trip.destination);
  return { trip, treatments, treatment, destinations, destination, options };
}
export type WizardData = ReturnType<typeof useTripData>;
