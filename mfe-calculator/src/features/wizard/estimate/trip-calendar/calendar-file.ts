import ical from 'ical-generator';
import { brand, tripDays } from 'shared-contracts';
import { addDays } from '../../dates.rules.ts';
import { tripCalendarCopy as copy } from './trip-calendar.copy.ts';

interface CalendarTrip {
  /** `YYYY-MM-DD`. */
  start: string;
  nights: number;
}

/** A calendar file with one entry for each part of the trip, all of them whole days. */
export function calendarFile({ start, nights }: CalendarTrip): string {
  const calendar = ical({ name: copy.calendar, prodId: { company: brand.name, product: copy.calendar } });
  for (const { kind, from, to } of tripDays(nights))
    calendar.createEvent({
      id: `${start}-${from}@${brand.name.toLowerCase()}`,
      start: new Date(addDays(start, from - 1)),
      // The day after the last.
      end: new Date(addDays(start, to)),
      allDay: true,
      summary: copy.entries[kind],
    });
  return calendar.toString();
}
