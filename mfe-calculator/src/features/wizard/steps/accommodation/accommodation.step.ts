import { bounds, standardChoice } from 'shared-contracts';
import { chosenKinds } from '../../../../shared/chosen-kinds.ts';
import type { Step } from '../step.ts';
import { accommodationCopy as copy } from './accommodation.copy.ts';
import { AccommodationScreen } from './accommodation-screen.tsx';

const { accommodationMasterId } = standardChoice;

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** Step 4: patients, companions, nights and accommodation. */
export const accommodationStep: Step = {
  id: 'accommodation',
  title: copy.title,
  missing: ({ patients, companions, accommodationType, accommodationDuration, laterNights, visits }) => [
    ...(isWithin(patients, bounds.patients) ? [] : [copy.missing.patients]),
    ...(isWithin(companions, bounds.companions) ? [] : [copy.missing.companions]),
    ...(accommodationType ? [] : [copy.missing.accommodationType]),
    ...(isWithin(accommodationDuration, bounds.nights) ? [] : [copy.missing.nights]),
    ...laterNights
      .slice(0, (visits ?? 1) - 1)
      .flatMap((nights, place) => (isWithin(nights, bounds.nights) ? [] : [copy.missing.laterNights(place)])),
  ],
  preselectsOptions: true,
  preselected: ({ trip, options }) =>
    !trip.accommodationType && options.data?.accommodation.some(({ id }) => id === accommodationMasterId)
      ? { accommodationType: { accommodationMasterId } }
      : {},
  answer: data =>
    copy.answer(
      data.trip.patients,
      data.trip.companions,
      [data.trip.accommodationDuration, ...data.stays.slice(1)],
      chosenKinds(data).room?.name,
    ),
  Screen: AccommodationScreen,
};
