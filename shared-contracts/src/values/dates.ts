import * as v from 'valibot';

const DAY = 86_400_000;

/** Milliseconds of an ISO date at midnight UTC; null if the calendar has no such date (`2026-02-30`). */
function timeOf(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? time : null;
}

/** Whether a text is a calendar date, `YYYY-MM-DD`. */
export function isDate(date: string): boolean {
  return timeOf(date) !== null;
}

/** A calendar date `YYYY-MM-DD`, without time or time zone. */
export const DateSchema = v.pipe(v.string(), v.check(isDate, 'not a date'));

/** Today in the visitor's time zone. Reads the clock: not while rendering. */
export function today(now: Date = new Date()): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Whole days from one date to another, negative if `to` is earlier; NaN if either is not a date. */
export function daysBetween(from: string, to: string): number {
  const [start, end] = [timeOf(from), timeOf(to)];
  return start === null || end === null ? Number.NaN : (end - start) / DAY;
}

/** The date this many days later. @throws RangeError if `date` is not a date */
export function addDays(date: string, days: number): string {
  return new Date((timeOf(date) ?? Number.NaN) + days * DAY).toISOString().slice(0, 10);
}
