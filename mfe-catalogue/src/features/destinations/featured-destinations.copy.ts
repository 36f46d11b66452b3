import { withArticle } from 'shared-contracts';

export const featuredCopy = {
  featured: 'Featured destinations',
  featuredTitle: 'Four places to start from',
  more: 'See all destinations',
  ask: 'Say where you live to see a whole trip.',
  exampleFrom: (source: string | null) =>
    source === null ? 'Hip replacement' : `Hip replacement from ${withArticle(source)}`,
  exampleNote: 'Trips are for one patient, 15 nights, standard hotel and food.',
} as const;
