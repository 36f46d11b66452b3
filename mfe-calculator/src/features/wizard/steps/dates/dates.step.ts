import { formatDate } from 'shared-contracts';
import { nightsOfDates } from '../../../../shared/dates.rules.ts';
import type { Step } from '../step.ts';
import { datesCopy as copy } from './dates.copy.ts';
import { DatesScreen } from './dates-screen.tsx';
import { missingDates } from './missing-dates.rules.ts';

/** Step 3: first and last day of the trip. */
export const datesStep: Step = {
  id: 'dates',
  title: copy.title,
  missing: missingDates,
  answer: ({ trip }) =>
    copy.answer(formatDate(trip.startDate ?? ''), formatDate(trip.endDate ?? ''), nightsOfDates(trip) ?? 0),
  Screen: DatesScreen,
};
