import type { StepName, TripData, WizardView } from 'shared-contracts';
import { accommodationStep } from './accommodation/accommodation.step.ts';
import { datesStep } from './dates/dates.step.ts';
import { destinationStep } from './destination/destination.step.ts';
import { foodStep } from './food/food.step.ts';
import type { Step } from './step.ts';
import { treatmentStep } from './treatment/treatment.step.ts';

/** The wizard's steps in order (section 4). The estimate follows the last one. */
export const steps: readonly Step[] = [
  treatmentStep,
  destinationStep,
  datesStep,
  accommodationStep,
  foodStep,
];

/** A view's place in the wizard, from 0; the estimate's is behind the last step. */
const placeOf = (view: WizardView): number => {
  const place = steps.findIndex(({ id }) => id === view);
  return place < 0 ? steps.length : place;
};

/** The step that a view shows; undefined for the estimate. */
export const stepOf = (view: WizardView): Step | undefined => steps[placeOf(view)];

/** The step before a view; undefined for the first step. */
export const stepBefore = (view: WizardView): StepName | undefined => steps[placeOf(view) - 1]?.id;

/** The view that follows a step. */
export const viewAfter = (step: StepName): WizardView => steps[placeOf(step) + 1]?.id ?? 'estimate';

/** Whether the wizard shows `view` earlier than `other`. */
export const isBefore = (view: WizardView, other: WizardView): boolean => placeOf(view) < placeOf(other);

/** The last view that the answers allow: the first incomplete step, or the estimate when all are complete. */
export const furthestView = (trip: TripData, day?: string): WizardView =>
  steps.find(step => step.missing(trip, day).length > 0)?.id ?? 'estimate';

/** The heading of a step, such as `Step 3 of 5: Dates`. */
export const headingOf = ({ id, title }: Step): string =>
  `Step ${placeOf(id) + 1} of ${steps.length}: ${title}`;
