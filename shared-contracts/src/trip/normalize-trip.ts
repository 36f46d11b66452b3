import { bounds } from '../api/bounds.ts';
import { isDate } from '../values/dates.ts';
import { nightsOfDates } from './nights.ts';
import type { TripData } from './trip-data.ts';

/** A whole number from 0 to `max`; 0 for anything that is not a number. */
const clampCount = (value: number, max: number): number =>
  Math.min(Math.max(Math.trunc(Number.isFinite(value) ? value : 0), 0), max);

/** An answer within its bounds; null stays unanswered. */
const clampAnswer = (answer: number | null, { min, max }: { min: number; max: number }): number | null =>
  answer === null ? null : Math.max(clampCount(answer, max), min);

/** A calendar date; null for anything else. */
export const dateOrNull = (date: string | null): string | null => (date && isDate(date) ? date : null);

/** Corrects a trip: counts, units and visits within bounds, travelers as their sum, valid dates or null, nights from the dates. */
export function normalizeTrip(trip: TripData): TripData {
  const patients = clampCount(trip.patients, bounds.patients.max);
  const companions = clampCount(trip.companions, bounds.companions.max);
  const nights = trip.accommodationDurationEdited ? null : nightsOfDates(trip);
  return {
    ...trip,
    units: clampAnswer(trip.units, bounds.units),
    visits: clampAnswer(trip.visits, bounds.visits),
    patients,
    companions,
    travelers: patients + companions,
    startDate: dateOrNull(trip.startDate),
    endDate: dateOrNull(trip.endDate),
    accommodationDuration: nights ?? clampCount(trip.accommodationDuration, bounds.nights.max),
  };
}
