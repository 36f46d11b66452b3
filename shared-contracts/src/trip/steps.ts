import { bounds } from '../api/bounds.ts';
import type { StepName } from '../api/save-step.ts';
import { daysBetween, travelWindow } from './dates.ts';
import type { TripData } from './trip-data.ts';

/** The wizard's steps in order, by the names that the server knows (section 4); step n is the entry n - 1. */
export const stepNames = [
  'treatment',
  'destination',
  'dates',
  'accommodation',
  'food',
] as const satisfies readonly StepName[];
export type StepNumber = 1 | 2 | 3 | 4 | 5;
/** A step by name or by number; functions take both. */
export type Step = StepName | StepNumber;

/** Name of a step given by name or number. */
export function stepNameOf(step: Step): StepName {
  return typeof step === 'number' ? (stepNames[step - 1] ?? 'treatment') : step;
}

/** Number 1 to 5 of a step given by name or number. */
export function stepNumberOf(step: Step): StepNumber {
  return (typeof step === 'number' ? step : stepNames.indexOf(step) + 1) as StepNumber;
}

/** What a step still needs: the key of its hint beside a disabled Next. */
export type MissingAnswer =
  | 'treatment'
  | 'source'
  | 'destination'
  | 'startDate'
  | 'endDate'
  | 'endDateAfterStart'
  | 'datesInWindow'
  | 'patients'
  | 'companions'
  | 'accommodationType'
  | 'accommodationDuration'
  | 'foodPreference';

const within = (value: number, { min, max }: { min: number; max: number }): boolean =>
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
  return missing;
}

const rules: Record<StepName, (trip: TripData, today?: string) => MissingAnswer[]> = {
  treatment: trip => (trip.treatmentType ? [] : ['treatment']),
  destination: trip => (['source', 'destination'] as const).filter(key => !trip[key]),
  dates: missingDates,
  accommodation: trip => {
    const missing: MissingAnswer[] = [];
    if (!within(trip.patients, bounds.patients)) missing.push('patients');
    if (!within(trip.companions, bounds.companions)) missing.push('companions');
    if (!trip.accommodationType) missing.push('accommodationType');
    if (!within(trip.accommodationDuration, bounds.nights)) missing.push('accommodationDuration');
    return missing;
  },
  food: trip => (trip.foodPreference ? [] : ['foodPreference']),
};

/**
 * What a step still needs, in the order of its fields; empty when it is complete (section 5).
 * @param today `YYYY-MM-DD`; with it, dates must also lie between today and 24 months ahead
 */
export function missingOf(step: Step, trip: TripData, today?: string): MissingAnswer[] {
  return rules[stepNameOf(step)](trip, today);
}

/** Whether a step has all its answers (section 5). */
export function isStepComplete(step: Step, trip: TripData, today?: string): boolean {
  return missingOf(step, trip, today).length === 0;
}

/** The first step that still needs an answer, 5 when none does: how far the wizard may be open. */
export function furthestStep(trip: TripData, today?: string): StepNumber {
  return stepNumberOf(stepNames.find(step => !isStepComplete(step, trip, today)) ?? 'food');
}
