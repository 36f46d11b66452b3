const entry = { arrive: 'arrival', treatment: 'stay', flight: 'journey home' } as const;

export const calendarFileCopy = {
  calendar: 'Trip',
  entry: (place: number, kind: keyof typeof entry) =>
    `${place === 0 ? 'Trip' : `Trip ${place + 1}, earliest date`}: ${entry[kind]}`,
  /** What an entry's id says of its kind; a later file moves the entries of an earlier one by them. */
  ids: { arrive: 0, treatment: 2, flight: 6 },
} as const;
