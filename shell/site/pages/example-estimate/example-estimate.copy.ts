import { type CostBreakdown, withArticle } from 'shared-contracts';

const nights = (count: number): string => (count === 1 ? '1 night' : `${count} nights`);

/** The lines of the example, in the order of section 3, each with what it counts and a sentence for those who want to know more. */
const lines = {
  treatment: {
    name: 'Treatment',
    counts: () => 'one eye',
    text: 'What clinics usually ask, surgeon, operating room and lens included. A quote names yours.',
  },
  travel: {
    name: 'Flights',
    counts: () => 'return',
    text: 'An economy ticket at a usual fare. The day that you fly makes it dearer or cheaper.',
  },
  visa: {
    name: 'Visa',
    counts: () => '',
    text: 'The fee for an ordinary passport of the country that you live in. Often there is none.',
  },
  accommodation: {
    name: 'Hotel',
    counts: (stay: number | null) => (stay === null ? '' : nights(stay)),
    text: 'A standard hotel, three or four stars, for every night of the usual stay.',
  },
  food: {
    name: 'Food',
    counts: () => 'restaurants',
    text: 'Breakfast, lunch and dinner in ordinary restaurants, for each day.',
  },
} as const satisfies Record<Exclude<keyof CostBreakdown, 'total'>, object>;

export const exampleCopy = {
  title: (treatment: string, country: string) => `${treatment} in ${withArticle(country)}`,
  trip: (from: string) => `From ${withArticle(from)}, one person, all in`,
  /** In place of the total until it is known. */
  pending: 'The whole trip, line by line',
  none: 'none',
  lines,
  /** The trip against the treatment at home: `trip probably less`. */
  trips: (comparison: string) => (comparison === 'cannot tell' ? comparison : `trip ${comparison}`),
  home: (country: string) => `Privately in ${withArticle(country)}`,
  explained: {
    title: 'One estimate, line by line',
    lead: 'The same figures as everywhere on this site. Yours has your dates, people and comforts.',
    total: {
      name: 'Total',
      text: 'The lines add up to a typical trip. The range says how far a real one may be from it: clinics ask different prices, and fares change.',
    },
    asOf: (month: string) => `Indicative, as of ${month}. Not an offer.`,
    prices: 'Where prices come from',
    home: (typical: string) =>
      `What the treatment costs privately at home: ${typical} is typical. Where the two ranges overlap we say at most "probably less".`,
  },
} as const;
