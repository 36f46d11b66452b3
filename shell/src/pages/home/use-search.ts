import { moveWizardAtom, searchTermAtom } from 'shared-contracts';
import { useNavigate, useSetAtom } from 'shared-contracts/ui';

/**
 * Passes a term to the calculator's first step and goes there. The term is state, not an event, since
 * the calculator's code may load later. Blank terms are ignored, others trimmed (section 5).
 */
export function useSearch(): (term: string) => void {
  const setTerm = useSetAtom(searchTermAtom);
  const moveWizard = useSetAtom(moveWizardAtom);
  const navigate = useNavigate();
  return term => {
    const trimmed = term.trim();
    if (!trimmed) return;
    moveWizard('treatment');
    setTerm(trimmed);
    void navigate('/#treatment-search');
  };
}
