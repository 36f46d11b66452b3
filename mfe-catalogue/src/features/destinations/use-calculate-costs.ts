import { queuePrefillAtom, skipNextResetAtom } from 'shared-contracts';
import { useNavigate, useSetAtom } from 'shared-contracts/ui';

/** 'Calculate Costs for …': prefills the country for any treatment and opens the home page (section 10.13). */
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
