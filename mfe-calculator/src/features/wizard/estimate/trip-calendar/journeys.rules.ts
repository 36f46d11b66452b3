import type { Treatment } from 'shared-contracts';
import { addDays, addMonths } from '../../../../shared/dates.rules.ts';

/** One journey to the destination. */
export interface Journey {
  /** The day of arrival, `YYYY-MM-DD`; of one after the first the earliest. */
  start: string;
  nights: number;
}

/**
 * The journeys of a trip: the first has the trip's dates, each other begins as soon after the one before as the treatment allows.
 * @param stays nights of each
 */
export function journeysOf(
  start: string,
  [first = 0, ...further]: readonly number[],
  visits: Treatment['visits'],
): Journey[] {
  const journeys: Journey[] = [{ start, nights: first }];
  let end = addDays(start, first);
  for (const nights of further) {
    const next = addMonths(end, visits?.apartMonths[0] ?? 0);
    journeys.push({ start: next, nights });
    end = addDays(next, nights);
  }
  return journeys;
}
