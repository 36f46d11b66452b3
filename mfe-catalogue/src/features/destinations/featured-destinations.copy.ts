export const featuredCopy = {
  featured: 'Featured destinations',
  featuredTitle: 'Four places to start from',
  more: 'See all destinations',
  note: 'A quote names the hospital. Trips are for one patient, 15 nights, standard hotel and food.',
} as const;
