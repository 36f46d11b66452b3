import type { TripData } from 'shared-contracts';
import { nightsOfDates, travelWindow } from '../../../../shared/dates.rules.ts';
import type { MissingAnswer } from '../step.ts';
import { datesCopy } from './dates.copy.ts';

const { missing } = datesCopy;

/** What the dates lack. Each rule judges dates that keep those before it. @param day if given, they must lie in its window */
export function missingDates(
  { startDate, endDate }: Pick<TripData, 'startDate' | 'endDate'>,
  day?: string,
): MissingAnswer[] {
  if (!startDate || !endDate)
    return [...(startDate ? [] : [missing.startDate]), ...(endDate ? [] : [missing.endDate])];
  if (endDate <= startDate) return [missing.endAfterStart];
  if (day) {
    const { min, max } = travelWindow(day);
    if (startDate < min || startDate > max) return [missing.startInWindow];
    if (endDate > max) return [missing.endInWindow];
  }
  return nightsOfDates({ startDate, endDate }) === null ? [missing.nights] : [];
}
