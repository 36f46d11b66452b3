import { type Treatment, treatmentSearched, tripAtom } from 'shared-contracts';
import { useAtomValue, useNavigate, useServices } from 'shared-contracts/ui';

/** Both quote buttons: record the event, and open the form with treatment and chosen destination filled in (design.md). */
export function useQuote(treatment: Treatment | undefined): () => void {
  const { track } = useServices();
  const navigate = useNavigate();
  const trip = useAtomValue(tripAtom);
  return () => {
    if (!treatment) return;
    track(treatmentSearched(treatment.name));
    const destination = trip.treatmentType === treatment.id ? trip.destination : null;
    void navigate('/contact', { state: { treatmentId: treatment.id, destination } });
  };
}
