import { type StepName, type TripData, type WizardView, wizardEntry, wizardViewAtom } from 'shared-contracts';
import { useLocation, useNavigate, useSetAtom } from 'shared-contracts/ui';
import { today } from '../../../shared/dates.rules.ts';
import { furthestView, isBefore, viewAfter } from './steps.ts';

/** Moves between steps. Each move but Back adds a history entry, so that the browser's back button works by step. */
export function useStepHistory() {
  const moveWizard = useSetAtom(wizardViewAtom);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const entry = wizardEntry.parse(state);
  // Only a step that was opened to change its answers has a later view before it.
  const isChange = entry !== null && isBefore(entry.view, entry.from);

  /** Opens a view. @param from the view on screen */
  const open = (view: WizardView, from: WizardView) => {
    moveWizard(view);
    const to = { pathname, search, hash: '#calculator-section' };
    void navigate(to, { state: wizardEntry.toState({ view, from }) });
  };
  /** The view that Next opens: the following one; after a change the estimate, or the first step without an answer. */
  const viewAfterNext = (step: StepName, trip: TripData): WizardView =>
    isChange ? furthestView(trip, today()) : viewAfter(step);
  return {
    open,
    viewAfterNext,
    /** Opens the view after a step. It is part of the same change, if the estimate has to wait for it. */
    forward(step: StepName, trip: TripData) {
      const view = viewAfterNext(step, trip);
      open(view, isChange && view !== 'estimate' ? entry.from : step);
    },
    /** Opens an earlier step, through the browser's history if its last entry is that step. */
    back(to: StepName) {
      moveWizard(to);
      if (entry?.from === to) void navigate(-1);
    },
  };
}
