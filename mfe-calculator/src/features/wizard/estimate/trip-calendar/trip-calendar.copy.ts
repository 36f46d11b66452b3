import type { TripPhaseKind } from 'shared-contracts';

export const tripCalendarCopy = {
  title: 'Your trip, day by day',
  first: (trips: string, gap: string) =>
    `These are the days of the first trip. The estimate counts ${trips}, ${gap}.`,
  save: 'Save to my calendar',
  note: 'A calendar file with your dates. Its entries name neither the treatment nor you.',
  failed: 'The calendar file could not be made. Please try again.',
  file: 'trip.ics',
  calendar: 'Trip',
  entries: {
    arrive: 'Trip: arrival',
    tests: 'Trip: appointments',
    treatment: 'Trip: appointments',
    hospital: 'Trip: overnight stay',
    rest: 'Trip: hotel',
    check: 'Trip: last appointment',
    flight: 'Trip: flight home',
  } satisfies Record<TripPhaseKind, string>,
} as const;
