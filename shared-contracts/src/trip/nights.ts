import { bounds } from '../api/bounds.ts';
import { daysBetween } from '../values/dates.ts';

/** Dates of a trip: `YYYY-MM-DD`, or null. */
interface Dates {
  startDate: string | null;
  endDate: string | null;
}

interface Stay extends Dates {
  accommodationDuration: number;
  accommodationDurationEdited: boolean;
}

/** Nights between the trip's dates; null unless their number is within bounds: dates that are half typed set no nights. */
export function nightsOfDates({ startDate, endDate }: Dates): number | null {
  const nights = startDate && endDate ? daysBetween(startDate, endDate) : 0;
  return nights >= bounds.nights.min && nights <= bounds.nights.max ? nights : null;
}

/** Whether a trip may have these dates on this day: a stay within bounds, from today to 24 months later (section 10.10). */
export function areDatesPossible({ startDate, endDate }: Dates, today: string): boolean {
  const last = `${Number(today.slice(0, 4)) + bounds.monthsAhead / 12}${today.slice(4)}`;
  return (
    nightsOfDates({ startDate, endDate }) !== null && (startDate ?? '') >= today && (endDate ?? '') <= last
  );
}

/**
 * Nights of the stay: as the visitor typed them; else between the dates; else the treatment's days; else the trip's number,
 * which is 0 if unknown (section 10.9).
 */
export function nightsOf(trip: Stay, treatmentDays = 0): number {
  if (trip.accommodationDurationEdited) return trip.accommodationDuration;
  return (
    nightsOfDates(trip) ??
    (treatmentDays > 0 ? Math.min(treatmentDays, bounds.nights.max) : trip.accommodationDuration)
  );
}
