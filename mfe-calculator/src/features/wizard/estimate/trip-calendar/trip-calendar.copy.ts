import type { TripPhaseKind } from 'shared-contracts';

const entry = { arrive: 'arrival', treatment: 'stay', flight: 'journey home' } as const;

export const tripCalendarCopy = {
  title: 'Your trip, day by day',
  /** @param place of the trip among them, from 0 */
  trip: (place: number, gap: string) =>
    place === 0 ? 'Trip 1' : `Trip ${place + 1}, at the earliest: trips are ${gap}`,
  save: 'Save to my calendar',
  note: 'A calendar file with your dates. Its entries name neither the treatment nor you.',
  failed: 'The calendar file could not be made. Please try again.',
  file: 'trip.ics',
  calendar: 'Trip',
  entry: (place: number, kind: keyof typeof entry) =>
    `${place === 0 ? 'Trip' : `Trip ${place + 1}, earliest date`}: ${entry[kind]}`,
  /** Of the entries: an id is the place of its kind here. */
  kinds: [
    'arrive',
    'tests',
    'treatment',
    'hospital',
    'rest',
    'check',
    'flight',
  ] satisfies TripPhaseKind[] as readonly TripPhaseKind[],
} as const;
