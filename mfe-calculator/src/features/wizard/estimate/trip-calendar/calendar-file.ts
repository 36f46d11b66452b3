import ical from 'ical-generator';
import { brand, tripDays } from 'shared-contracts';
import { addDays } from '../../../../shared/dates.rules.ts';
import { calendarFileCopy as copy } from './calendar-file.copy.ts';
import type { DatedVisit } from './dated-visits.rules.ts';

interface CalendarTrip {
  /** `tripKey`: a later file of the same trip moves the entries of an earlier one. */
  key: string;
  visits: readonly DatedVisit[];
}

const MS_PER_MINUTE = 60_000;

/** A calendar file with one entry for each part of the trip, all of them whole days. */
export function calendarFile({ key, visits }: CalendarTrip): string {
  const calendar = ical({ name: copy.calendar, prodId: { company: brand.name, product: copy.calendar } });
  for (const [place, { start, nights }] of visits.entries())
    for (const { kind, from, to } of tripDays(nights)) {
      const id = [key, copy.ids[kind], ...(place > 0 ? [place + 1] : [])];
      calendar.createEvent({
        id: `${id.join('-')}@${brand.name.toLowerCase()}`,
        // A calendar takes a change of what it has only with a higher number.
        sequence: Math.floor(Date.now() / MS_PER_MINUTE),
        start: new Date(addDays(start, from - 1)),
        // The day after the last.
        end: new Date(addDays(start, to)),
        allDay: true,
        summary: copy.entry(place, kind),
      });
    }
  return calendar.toString();
}
