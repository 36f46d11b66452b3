import { createTreatmentSearchEvent, type Treatment } from 'shared-contracts';
import { useNavigate, useServices } from 'shared-contracts/ui';
import { useChosenCountry } from './chosen-country.ts';

/** Both quote buttons: record the event, and open the form with treatment and chosen destination filled in (section 10.20). */
export function useQuote(treatment: Treatment | undefined): () => void {
  const { track } = useServices();
  const navigate = useNavigate();
  const destination = useChosenCountry(treatment?.id);
  return () => {
    if (!treatment) return;
    track(createTreatmentSearchEvent(treatment.name));
    void navigate('/contact', { state: { treatmentId: treatment.id, destination } });
  };
}
