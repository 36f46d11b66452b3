import { createTreatmentSearchEvent, type Treatment } from 'shared-contracts';
import { useNavigate, useServices } from 'shared-contracts/ui';
import { useChosenCountry } from './use-chosen-country.ts';

/** Both quote buttons: record the event and open /contact with treatment and destination as state (section 10.20). */
export function useRequestQuote(treatment: Treatment | undefined): () => void {
  const { track } = useServices();
  const navigate = useNavigate();
  const destination = useChosenCountry(treatment?.id);
  return () => {
    if (!treatment) return;
    track(createTreatmentSearchEvent(treatment.name));
    void navigate('/contact', { state: { treatmentId: treatment.id, destination } });
  };
}
