const entry = { arrive: 'arrival', treatment: 'stay', flight: 'journey home' } as const;

export const calendarFileCopy = {
  calendar: 'Trip',
  entry: (place: number, kind: keyof typeof entry) =>
    `${place === 0 ? 'Trip' : `Trip ${place + 1}, earliest date`}: ${entry[kind]}`,
  /** Kinds of entries: an entry's id is the place of its kind here. */
  kinds: Object.keys(entry),
} as const;
