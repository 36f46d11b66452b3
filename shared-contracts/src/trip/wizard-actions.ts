import { atom } from 'jotai/vanilla';
import { furthestView } from './step-update.ts';
import { isBefore, type WizardView, wizardViews } from './steps.ts';
import { backNavigationState, noticeState, tripState, viewState } from './trip-atoms.ts';

/**
 * Moves the wizard to a view. Going back sets the back-navigation flag, going forward clears it (section 4). An unknown
 * view is ignored: a remote of another version may have more of them.
 */
export const moveWizardAtom = atom(null, (get, set, view: WizardView) => {
  const before = get(viewState);
  if (view === before || !wizardViews.includes(view)) return;
  set(noticeState, null);
  set(backNavigationState, isBefore(view, before));
  set(viewState, view);
});

/** Opens the view that a history entry names, or the last view before it that the answers allow. */
export const openViewAtom = atom(null, (get, set, view: WizardView) => {
  const furthest = furthestView(get(tripState));
  set(moveWizardAtom, isBefore(furthest, view) ? furthest : view);
});
