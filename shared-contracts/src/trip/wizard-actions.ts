import { atom } from 'jotai/vanilla';
import { furthestView } from './step-update.ts';
import { isBefore, type WizardView } from './steps.ts';
import { tripState, wizardViewAtom } from './trip-atoms.ts';

/** Opens the view that a history entry names, or the last view before it that the answers allow. */
export const openViewAtom = atom(null, (get, set, view: WizardView) => {
  const furthest = furthestView(get(tripState));
  set(wizardViewAtom, isBefore(furthest, view) ? furthest : view);
});
