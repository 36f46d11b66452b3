import * as v from 'valibot';
import { areDatesPossible } from './nights.ts';
import { timelineOf } from './timeline.ts';
import { normalizeTrip, type TripData, TripDataSchema } from './trip-data.ts';

/**
 * A parsed trip; null if it was rejected. `datesDropped`: its dates are out of bounds by now and were removed. `currency`: of a
 * link, what its amounts were shown in.
 */
export type ParsedTrip = { trip: TripData; datesDropped: boolean; currency?: string } | { trip: null };

/**
 * Parses the answers of a trip from outside. Never throws: an invalid field rejects the trip. Missing fields get their
 * defaults, unknown fields are dropped, derived fields are computed again.
 * @param today `YYYY-MM-DD`; dates out of bounds on this day are dropped
 */
export function parseTrip(answers: unknown, today: string): ParsedTrip {
  const parsed = v.safeParse(TripDataSchema, answers);
  if (!parsed.success) return { trip: null };
  const { output } = parsed;
  const hasDates = output.startDate !== null || output.endDate !== null;
  const datesDropped = hasDates && !areDatesPossible(output, today);
  if (datesDropped) {
    const undated = { ...output, startDate: null, endDate: null, timeline: null };
    return { trip: normalizeTrip(undated), datesDropped };
  }
  // The link may be months old: a trip that was far ahead then can be urgent now.
  const timeline = output.startDate ? timelineOf(output.startDate, today) : output.timeline;
  return { trip: normalizeTrip({ ...output, timeline }), datesDropped };
}
