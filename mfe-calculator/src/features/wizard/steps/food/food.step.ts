import { standardChoice } from 'shared-contracts';
import { chosenKinds } from '../../../../shared/chosen-kinds.ts';
import { uncountedLines } from '../../../../shared/cost-lines.rules.ts';
import { routeOf } from '../../../../shared/route.rules.ts';
import type { Step } from '../step.ts';
import { foodCopy as copy } from './food.copy.ts';
import { FoodScreen } from './food-screen.tsx';

const { foodMasterId } = standardChoice;

/** Step 5: food, flights and visas. */
export const foodStep: Step = {
  id: 'food',
  title: copy.title,
  missing: trip => (trip.foodPreference ? [] : [copy.missing]),
  preselectsOptions: true,
  preselected: ({ trip, options }) =>
    !trip.foodPreference && options.data?.food.some(({ id }) => id === foodMasterId)
      ? { foodPreference: { foodMasterId } }
      : {},
  answer: data => {
    const uncounted = uncountedLines(data.trip);
    // At home neither is needed.
    const arranged =
      routeOf(data.trip) !== 'home' &&
      copy.arranged(!uncounted.includes('travel'), !uncounted.includes('visa'));
    return [chosenKinds(data).food?.name, arranged].filter(Boolean).join(', ');
  },
  Screen: FoodScreen,
};
