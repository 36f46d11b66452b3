import { calendarFile } from './calendar-file.ts';
import type { DatedVisit } from './dated-visits.rules.ts';
import { type TripOfCalendar, tripKey } from './trip-key.ts';

/** Address of the last file. Safari reads it once the visitor has agreed to the download, so it is kept until the next. */
let address = '';

/** Has the browser download the calendar file of a trip. */
export async function saveCalendar(trip: TripOfCalendar, visits: readonly DatedVisit[]): Promise<void> {
  const file = calendarFile({ key: await tripKey(trip), visits });
  if (address) URL.revokeObjectURL(address);
  address = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: address, download: 'trip.ics' }).click();
}
