export interface Place {
  country: string;
  /** Where the mark of its capital stands, in percent of the map. */
  at: readonly [left: number, top: number];
  /** Where the name stands next to the mark, so that none covers another. */
  side: 'left' | 'right';
}

/** The countries on the map, from west to east. */
export const places: readonly Place[] = [
  { country: 'Mexico', at: [10.2, 49.5], side: 'left' },
  { country: 'Costa Rica', at: [15.5, 57.7], side: 'left' },
  { country: 'Spain', at: [43.9, 29.5], side: 'left' },
  { country: 'Hungary', at: [51.9, 21.4], side: 'left' },
  { country: 'Poland', at: [52.7, 15.3], side: 'right' },
  { country: 'Turkey', at: [56.9, 30], side: 'right' },
  { country: 'UAE', at: [64.5, 45.1], side: 'left' },
  { country: 'India', at: [72.5, 41.2], side: 'left' },
  { country: 'Thailand', at: [80.7, 54.4], side: 'left' },
  { country: 'Malaysia', at: [81.2, 63.3], side: 'left' },
  { country: 'Singapore', at: [81.9, 64.7], side: 'right' },
  { country: 'South Korea', at: [90.1, 32.3], side: 'left' },
];
