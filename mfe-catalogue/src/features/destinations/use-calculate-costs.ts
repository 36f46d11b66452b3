import { queuePrefillAtom, skipNextResetAtom } from 'shared-contracts';
import { useNavigate, useSetAtom } from 'shared-contracts/ui';

/** 'Calculate Costs for …': queues the country as a prefill for any treatment, keeps the trip, and opens the home page. */
export function useCalculateCosts(): (country: string) => void {
  const queuePrefill = useSetAtom(queuePrefillAtom);
  const keepTrip = useSetAtom(skipNextResetAtom);
  const navigate = useNavigate();
  return country => {
    queuePrefill({ country });
    keepTrip();
    void navigate('/');
  };
}
