import { queuePrefillAtom, skipNextResetAtom } from 'shared-contracts';
import { useNavigate, useSetAtom } from 'shared-contracts/ui';

/** 'Calculate Costs for …': a prefill tied to no treatment, the next reset skipped, and to the home hero (section 10.13). */
export function useCalculate(): (country: string) => void {
  const queue = useSetAtom(queuePrefillAtom);
  const keepTrip = useSetAtom(skipNextResetAtom);
  const navigate = useNavigate();
  return country => {
    queue({ country });
    keepTrip();
    void navigate('/');
  };
}
