export const featuredCopy = {
  featured: 'Featured destinations',
  featuredTitle: 'Four places to start from',
  more: 'See all destinations',
  note: 'A quote names the hospital.',
} as const;
