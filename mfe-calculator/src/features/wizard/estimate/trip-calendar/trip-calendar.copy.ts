export const tripCalendarCopy = {
  title: 'Your trip, day by day',
  /** @param place of the trip among them, from 0 */
  trip: (place: number, gap: string) =>
    place === 0 ? 'Trip 1' : `Trip ${place + 1}, at the earliest: trips are ${gap}`,
  save: 'Save to my calendar',
  note: 'Its entries name neither the treatment nor you.',
  failed: 'The file could not be made.',
} as const;
