interface Place {
  country: string;
  /** In Natural Earth's data, where it has another name. */
  shape?: string;
  /** Longitude and latitude of the capital. */
  at: readonly [number, number];
  /** Where the name stands beside the mark, so that none covers another. */
  side: 'left' | 'right';
}

/** The countries on the map, from west to east. */
export const places: readonly Place[] = [
  { country: 'Mexico', at: [-99.1, 19.4], side: 'left' },
  { country: 'Costa Rica', at: [-84.1, 9.9], side: 'left' },
  { country: 'Spain', at: [-3.7, 40.4], side: 'left' },
  { country: 'Hungary', at: [19, 47.5], side: 'left' },
  { country: 'Poland', at: [21, 52.2], side: 'right' },
  { country: 'Turkey', at: [32.9, 39.9], side: 'right' },
  { country: 'UAE', shape: 'United Arab Emirates', at: [54.4, 24.5], side: 'left' },
  { country: 'India', at: [77.2, 28.6], side: 'left' },
  { country: 'Thailand', at: [100.5, 13.8], side: 'left' },
  { country: 'Malaysia', at: [101.7, 3.1], side: 'left' },
  { country: 'Singapore', at: [103.8, 1.4], side: 'right' },
  { country: 'South Korea', at: [127, 37.6], side: 'right' },
];
