import { moveStepAtom, searchTermAtom } from 'shared-contracts';
import { useNavigate, useSetAtom } from 'shared-contracts/ui';

/**
 * Hands a term to the calculator's first step and scrolls there. State, never an event: the calculator reads it whenever
 * its code arrives. Empty or blank terms are ignored, others trimmed (section 5).
 */
export function useSearch(): (term: string) => void {
  const setTerm = useSetAtom(searchTermAtom);
  const moveStep = useSetAtom(moveStepAtom);
  const navigate = useNavigate();
  return term => {
    const trimmed = term.trim();
    if (!trimmed) return;
    moveStep(1);
    setTerm(trimmed);
    void navigate('/#treatment-search');
  };
}
