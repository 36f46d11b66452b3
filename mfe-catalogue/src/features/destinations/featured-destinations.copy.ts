export const featuredCopy = {
  title: 'Featured destinations',
  more: 'See all destinations',
  note: 'A quote names the hospital.',
} as const;
