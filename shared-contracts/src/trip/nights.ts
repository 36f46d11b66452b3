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
