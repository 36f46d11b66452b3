import { prefillAtom, tripAtom } from 'shared-contracts';
import { useAtomValue } from 'shared-contracts/ui';

/** The destination chosen for this treatment, including one that is still queued for the calculator as a prefill. */
export function useChosenCountry(treatmentId: string | undefined): string | null {
  const trip = useAtomValue(tripAtom);
  const prefill = useAtomValue(prefillAtom);
  if (treatmentId === undefined || trip.treatmentType !== treatmentId) return null;
  return trip.destination ?? (prefill?.treatmentId === treatmentId ? prefill.country : null);
}
