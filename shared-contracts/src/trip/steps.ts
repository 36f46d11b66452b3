import { bounds } from '../api/bounds.ts';
import type { StepName } from '../api/save-step.ts';
import { daysBetween, travelWindow } from './dates.ts';
import { nightsOfDates } from './nights.ts';
import type { TripData } from './trip-data.ts';

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

/** The step's number on screen, 1 to 5. */
export const stepNumberOf = (step: StepName): number => stepNames.indexOf(step) + 1;

/** Whether the wizard shows `view` earlier than `other`. */
export const isBefore = (view: WizardView, other: WizardView): boolean =>
  wizardViews.indexOf(view) < wizardViews.indexOf(other);

/** The view that follows a step. */
export const nextView = (step: StepName): WizardView =>
  wizardViews[wizardViews.indexOf(step) + 1] ?? 'estimate';

/** The step before a view; undefined for the first step. */
export const previousStep = (view: WizardView): StepName | undefined =>
  stepNames[wizardViews.indexOf(view) - 1];

/** An answer that a step still needs; the key of a hint beside Next. */
export type MissingAnswer =
  | 'treatment'
  | 'source'
  | 'destination'
  | 'startDate'
  | 'endDate'
  | 'endDateAfterStart'
  | 'datesInWindow'
  | 'nightsInBounds'
  | 'patients'
  | 'companions'
  | 'accommodationType'
  | 'accommodationDuration'
  | 'foodPreference';

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

function missingDates({ startDate, endDate }: TripData, today?: string): MissingAnswer[] {
  const missing: MissingAnswer[] = [];
  if (!startDate) missing.push('startDate');
  if (!endDate) missing.push('endDate');
  if (startDate && endDate && !(daysBetween(startDate, endDate) >= 1)) missing.push('endDateAfterStart');
  if (today && missing.length === 0) {
    const { min, max } = travelWindow(today);
    if ((startDate ?? '') < min || (endDate ?? '') > max) missing.push('datesInWindow');
  }
  if (missing.length === 0 && nightsOfDates({ startDate, endDate }) === null) missing.push('nightsInBounds');
  return missing;
}

const rules: Record<StepName, (trip: TripData, today?: string) => MissingAnswer[]> = {
  treatment: trip => (trip.treatmentType ? [] : ['treatment']),
  destination: trip => (['source', 'destination'] as const).filter(key => !trip[key]),
  dates: missingDates,
  accommodation: trip => {
    const missing: MissingAnswer[] = [];
    if (!isWithin(trip.patients, bounds.patients)) missing.push('patients');
    if (!isWithin(trip.companions, bounds.companions)) missing.push('companions');
    if (!trip.accommodationType) missing.push('accommodationType');
    if (!isWithin(trip.accommodationDuration, bounds.nights)) missing.push('accommodationDuration');
    return missing;
  },
  food: trip => (trip.foodPreference ? [] : ['foodPreference']),
};

/**
 * The missing answers of a step, in the order of its fields (section 5).
 * @param today `YYYY-MM-DD`; if given, dates must also lie between this day and 24 months later
 */
export function missingOf(step: StepName, trip: TripData, today?: string): MissingAnswer[] {
  return rules[step](trip, today);
}

/** Whether a step has all its answers (section 5). */
export function isStepComplete(step: StepName, trip: TripData, today?: string): boolean {
  return missingOf(step, trip, today).length === 0;
}

/** The last view that the answers allow: the first incomplete step, or the estimate when all are complete. */
export function furthestView(trip: TripData, today?: string): WizardView {
  return stepNames.find(step => !isStepComplete(step, trip, today)) ?? 'estimate';
}
