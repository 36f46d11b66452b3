import { type StepName, standardChoice, type TripData } from 'shared-contracts';
import type { WizardData } from '../use-wizard-data.ts';

type Preselected = Partial<Pick<TripData, 'source' | 'accommodationType' | 'foodPreference'>>;

const has = (list: readonly { id: number }[], id: number) => list.some(option => option.id === id);

/**
 * What a step has preselected and the visitor has not answered: where they live, and what the running estimate assumes.
 * Only what is on screen counts; Next answers with it.
 */
export function preselectedAnswers(
  step: StepName,
  { trip, isSourceAnswered, options: { data: options } }: WizardData,
): Preselected {
  const { accommodationMasterId, foodMasterId } = standardChoice;
  if (step === 'destination' && !isSourceAnswered) return { source: trip.source };
  if (step === 'accommodation' && !trip.accommodationType)
    return options && has(options.accommodation, accommodationMasterId)
      ? { accommodationType: { accommodationMasterId } }
      : {};
  if (step === 'food' && !trip.foodPreference)
    return options && has(options.food, foodMasterId) ? { foodPreference: { foodMasterId } } : {};
  return {};
}
