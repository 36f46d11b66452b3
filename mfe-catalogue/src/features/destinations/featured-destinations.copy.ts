export const featuredCopy = {
  title: 'Featured destinations',
  more: 'All destinations',
  note: 'A quote names the hospital.',
} as const;
