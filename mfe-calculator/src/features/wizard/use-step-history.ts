import {
  moveWizardAtom,
  nextView,
  parseWizardEntry,
  type StepName,
  wizardEntryState,
} from 'shared-contracts';
import { useLocation, useNavigate, useSetAtom } from 'shared-contracts/ui';

/** Moves between steps. Each move forward adds a history entry, so that the browser's back button works by step. */
export function useStepHistory() {
  const moveWizard = useSetAtom(moveWizardAtom);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return {
    /** Opens the view after a step. */
    forward(from: StepName) {
      const view = nextView(from);
      moveWizard(view);
      const to = { pathname, search, hash: '#calculator-section' };
      void navigate(to, { state: wizardEntryState({ view, from }) });
    },
    /** Opens an earlier step, through the browser's history if its last entry is that step. */
    back(to: StepName) {
      moveWizard(to);
      if (parseWizardEntry(state)?.from === to) void navigate(-1);
    },
  };
}
