import { calendarFile } from './calendar-file.ts';

/** Of the last file. Safari reads it once the visitor has agreed to the download, so it is kept until the next. */
let address = '';

/** Has the browser download the calendar file of a trip. */
export function saveCalendar(trip: Parameters<typeof calendarFile>[0]): void {
  if (address) URL.revokeObjectURL(address);
  address = URL.createObjectURL(new Blob([calendarFile(trip)], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: address, download: 'trip.ics' }).click();
}
