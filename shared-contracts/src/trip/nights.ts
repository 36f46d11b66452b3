import { bounds } from '../api/bounds.ts';
import { daysBetween } from './dates.ts';
import type { TripData } from './trip-data.ts';

type Stay = Pick<TripData, 'startDate' | 'endDate' | 'accommodationDuration' | 'accommodationDurationEdited'>;

/** Nights between the trip's dates; null until both are chosen and the end is at least a day after the start. */
export function nightsOfDates({
  startDate,
  endDate,
}: Pick<TripData, 'startDate' | 'endDate'>): number | null {
  const nights = startDate && endDate ? daysBetween(startDate, endDate) : 0;
  return nights >= bounds.nights.min ? Math.min(nights, bounds.nights.max) : null;
}

/**
 * Nights of stay: what the visitor typed; else from the dates once both are chosen; else the treatment's days
 * (section 10.9); else what the trip holds. 0 when nothing is known.
 */
export function nightsOf(trip: Stay, treatmentDays = 0): number {
  if (trip.accommodationDurationEdited) return trip.accommodationDuration;
  return (
    nightsOfDates(trip) ??
    (treatmentDays > 0 ? Math.min(treatmentDays, bounds.nights.max) : trip.accommodationDuration)
  );
}
