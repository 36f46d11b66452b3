import {
  moveWizardAtom,
  nextView,
  parseWizardEntry,
  type StepName,
  wizardEntryState,
} from 'shared-contracts';
import { useLocation, useNavigate, useSetAtom } from 'shared-contracts/ui';

/** Moves of the wizard, each forward one an entry of the browser's history: its back button is the step before. */
export function useStepHistory() {
  const move = useSetAtom(moveWizardAtom);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return {
    /** Leaves a step for the next one, the last one for the estimate. */
    forward(from: StepName) {
      const view = nextView(from);
      move(view);
      const to = { pathname, search, hash: '#calculator-section' };
      void navigate(to, { state: wizardEntryState({ view, from }) });
    },
    /** Goes back to a step: by the browser's own back where that leads there. */
    back(to: StepName) {
      move(to);
      if (parseWizardEntry(state)?.from === to) void navigate(-1);
    },
  };
}
