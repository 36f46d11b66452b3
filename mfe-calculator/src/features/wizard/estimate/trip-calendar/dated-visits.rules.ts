import type { Treatment } from 'shared-contracts';
import { addDays, addMonths } from '../../../../shared/dates.rules.ts';

/** One visit to the destination. */
export interface DatedVisit {
  /** The day of arrival, `YYYY-MM-DD`; of one after the first the earliest. */
  start: string;
  nights: number;
}

/**
 * The visits of a trip: the first has the trip's dates, each other begins as soon after the one before as the treatment allows.
 * @param stays nights of each
 */
export function datedVisits(
  start: string,
  [first = 0, ...further]: readonly number[],
  usual: Treatment['visits'],
): DatedVisit[] {
  const visits: DatedVisit[] = [{ start, nights: first }];
  let end = addDays(start, first);
  for (const nights of further) {
    const next = addMonths(end, usual?.apartMonths[0] ?? 0);
    visits.push({ start: next, nights });
    end = addDays(next, nights);
  }
  return visits;
}
