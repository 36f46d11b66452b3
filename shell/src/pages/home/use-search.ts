import { moveWizardAtom, searchTermAtom } from 'shared-contracts';
import { useNavigate, useSetAtom } from 'shared-contracts/ui';

/**
 * Passes a term to the calculator's first step, scrolls there and moves the focus. The term is state, not an event, since
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
    // The step's heading. Otherwise the next Tab would go back to the hero.
    const heading = document.querySelector<HTMLElement>('#calculator-section [tabindex="-1"]');
    heading?.focus({ preventScroll: true });
  };
}
