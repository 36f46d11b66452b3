import { moveWizardAtom, searchTermAtom } from 'shared-contracts';
import { useNavigate, useSetAtom } from 'shared-contracts/ui';

/**
 * Hands a term to the calculator's first step, scrolls there and takes the focus along. State, never an event: the
 * calculator reads it whenever its code arrives. Empty or blank terms are ignored, others trimmed (section 5).
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
    // The step's heading; without it the next Tab would lead back up to the hero.
    const heading = document.querySelector<HTMLElement>('#calculator-section [tabindex="-1"]');
    heading?.focus({ preventScroll: true });
  };
}
