export const featuredCopy = {
  featured: 'Featured destinations',
  /** @param count of the countries that are shown */
  featuredTitle: (count: number) =>
    count === 1 ? 'A place to start from' : `${['Two', 'Three', 'Four'][count - 2]} places to start from`,
  more: 'See all destinations',
  note: 'A quote names the hospital.',
} as const;
