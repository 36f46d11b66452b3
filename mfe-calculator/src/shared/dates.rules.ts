import { bounds, type TripData } from 'shared-contracts';

const DAY = 86_400_000;

/** Today in the visitor's time zone, `YYYY-MM-DD`. Reads the clock: not while rendering. */
export function today(now: Date = new Date()): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The date this many days later. @throws RangeError if `date` is not a date */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** The date this many months later, at most the last day of that month. @throws RangeError if `date` is not a date */
export function addMonths(date: string, months: number): string {
  const day = new Date(Date.parse(date));
  const target = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));
  target.setUTCDate(Math.min(day.getUTCDate(), target.getUTCDate()));
  return target.toISOString().slice(0, 10);
}

/** First and last day of possible trips: from `day` to 24 months later. */
export const travelWindow = (day: string) => ({ min: day, max: addMonths(day, bounds.monthsAhead) });

/** Nights between the trip's dates; null unless their number is within bounds. */
export function nightsOfDates({
  startDate,
  endDate,
}: Pick<TripData, 'startDate' | 'endDate'>): number | null {
  const nights = startDate && endDate ? (Date.parse(endDate) - Date.parse(startDate)) / DAY : 0;
  return nights >= bounds.nights.min && nights <= bounds.nights.max ? nights : null;
}
