import type { StepName } from '../api/save-step-request.ts';

/** The wizard's steps in order, by the API's names (section 4). */
export const stepNames = [
  'treatment',
  'destination',
  'dates',
  'accommodation',
  'food',
] as const satisfies readonly StepName[];

/** Everything the wizard can show, in order: its steps, then the estimate. */
export const wizardViews = [...stepNames, 'estimate'] as const;
export type WizardView = (typeof wizardViews)[number];

/** Whether the wizard shows `view` earlier than `other`. */
export const isBefore = (view: WizardView, other: WizardView): boolean =>
  wizardViews.indexOf(view) < wizardViews.indexOf(other);
