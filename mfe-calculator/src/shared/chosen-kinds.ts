import type { WizardData } from './use-wizard-data.ts';

/** The chosen kinds of accommodation and food, once the lists are there. */
export const chosenKinds = ({ trip, options }: WizardData) => ({
  room: options.data?.accommodation.find(({ id }) => id === trip.accommodationType?.accommodationMasterId),
  food: options.data?.food.find(({ id }) => id === trip.foodPreference?.foodMasterId),
});
