import { prefillAtom, tripAtom } from 'shared-contracts';
import { useAtomValue } from 'shared-contracts/ui';

/** The destination that was chosen for this treatment; one whose list has not arrived in the calculator yet is still queued. */
export function useChosenCountry(treatmentId: string | undefined): string | null {
  const trip = useAtomValue(tripAtom);
  const prefill = useAtomValue(prefillAtom);
  if (treatmentId === undefined || trip.treatmentType !== treatmentId) return null;
  return trip.destination ?? (prefill?.treatmentId === treatmentId ? prefill.country : null);
}
