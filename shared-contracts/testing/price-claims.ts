import type { HomePrice, PriceBasis } from 'shared-contracts';

// What pages may say of prices, and of which. Without imports of a test runner, so that unit tests and browser tests share it.

/** A price as a page shows it: the address of its row in the price book, and what the page says that it rests on. */
interface Mark {
  address: string;
  words: string;
}

/** The marks next to the prices of a page. */
export const marksOf = (html: string): Mark[] =>
  [...html.matchAll(/<a\b[^>]*href="(\/prices#[^"]*)"[^>]*>([^<]*)</g)].map(
    ([, address = '', words = '']) => ({ address, words }),
  );

const TOTAL = /\b(?:all in|whole trip|plus flights and visa|without flights)\b/i;

/** The marks that stand next to a total, not to the treatment's own price: no block and no other price lies between. */
export const marksBesideTotals = (html: string): string[] =>
  html
    .replaceAll('<!-- -->', '')
    .split(/<\/(?:p|td|th|li|tr|div|section|small)>/)
    .flatMap(block => {
      const [before, mark] = block.split(/<a\b[^>]*data-price-mark/);
      const last = mark === undefined ? '' : (/[$£][^$£]*$/.exec(before ?? '')?.[0] ?? '');
      return TOTAL.test(last) ? [last] : [];
    });

const CLAIM = /(?:usually|\bfrom|\bFrom) (?:<strong>)?(?:about )?[$£][\d,]+(?:(?!<a\b|<\/(?:li|p|tr)>).)*/gs;

/** What a page calls usual, or the lowest there is, next to a price that is an estimate. */
export const falseClaims = (html: string): string[] => {
  const plain = html.replaceAll('<!-- -->', '');
  return [...plain.matchAll(CLAIM)].flatMap(({ 0: claim, index }) => {
    const [, words] = /^<a\b[^>]*>([^<]*)</.exec(plain.slice(index + claim.length)) ?? [];
    return words === 'interpolated' ? [claim] : [];
  });
};

/** What is true of a price, in USD. */
export interface PriceFacts {
  basis: PriceBasis;
  note: string | null;
  /** Of the whole trip, with its range; null while nobody knows it. */
  total: number | null;
  low: number | null;
  high: number | null;
  /** The treatment, paid privately at home; null if nobody knows it. */
  home: number | null;
  /** Whether the total has flights and visa. */
  withTravel: boolean;
}

/** What a text says of a price, or leaves out, against its facts. What it rests on may be said once above a list. */
export function wrongClaims(shown: string, facts: PriceFacts): string[] {
  const { basis, note, total, withTravel } = facts;
  // The name of a part is not a mark.
  const text = shown.replaceAll('Your estimate', '');
  const claims: [words: string, isTrue: boolean][] = note === null ? [] : [[note, true] as [string, boolean]];
  const allowed: typeof claims = [
    ['found', basis === 'found'],
    ['interpolated', basis === 'interpolated'],
    ['usually', basis === 'found' && total === null],
    ['all in', total !== null && withTravel],
    ['wherever you live', false],
  ];
  return [
    ...claims.filter(([words, isTrue]) => text.includes(words) !== isTrue),
    ...allowed.filter(([words, isTrue]) => text.toLowerCase().includes(words) && !isTrue),
  ]
    .map(([words, isTrue]) => `${isTrue ? 'does not say' : 'says'} “${words}”: ${text}`)
    .concat(wrongComparison(text, facts));
}

const COMPARISON =
  /(?:(about [$£][\d,]+|probably) (less|more) than|about the same as) privately at home|cannot tell: [^;]*; the ranges overlap/;

/** What a text says of a trip against the treatment at home, or leaves out, against the range of the trip. */
export function wrongComparison(
  text: string,
  {
    total,
    low,
    high,
    home,
    homePrice,
  }: Pick<PriceFacts, 'total' | 'low' | 'high' | 'home'> & {
    homePrice?: Pick<HomePrice, 'low' | 'high'> | null;
  },
): string[] {
  const [said, certainty, word] = COMPARISON.exec(text) ?? [];
  if (total === null || low === null || high === null || home === null)
    return said ? [`compares what nobody knows: ${text}`] : [];
  const isSure = high < (homePrice?.low ?? home) || low > (homePrice?.high ?? home);
  const typical = total < home ? 'less' : 'more';
  const isTrue =
    said !== undefined &&
    (isSure
      ? certainty?.startsWith('about') && word === typical
      : !word || (certainty === 'probably' && word === typical));
  return isTrue ? [] : [`${low} to ${high} against ${home}: ${text}`];
}

/** The text of a part of a page, without what prices at home in it rest on. */
export function textWithoutHomeMarks(part: Element | null | undefined): string {
  const copy = part?.cloneNode(true) as Element | undefined;
  for (const mark of copy?.querySelectorAll('a[href$="-at-home"], [data-prices-note="prices at home"]') ?? [])
    mark.remove();
  return copy?.textContent ?? '';
}

/** The marks of a page that differ from what these prices rest on. @param treatment the id of the only one that has a price */
export const wrongMarks = (html: string, treatment: string): Mark[] =>
  marksOf(html).filter(
    ({ address, words }) =>
      !(
        address.startsWith(`/prices#${treatment}-`) &&
        address.endsWith('-at-home') &&
        words === 'interpolated'
      ) &&
      !pricedDestinations.some(
        ({ country, basis }) =>
          address === `/prices#${treatment}-${country.toLowerCase()}` &&
          words === (basis === 'found' ? 'found' : 'interpolated'),
      ),
  );

/** Numbers of units and of visits with which a trip is less than at home, or is not. */
export const counts = [
  { units: 1, visits: 1 },
  { units: 1, visits: 2 },
  { units: 32, visits: 1 },
  { units: 32, visits: 2 },
];

/** Destinations with every kind of price of a unit: found or not, with a note or without, low or high; the lowest is an estimate. */
export const pricedDestinations = [
  'India',
  'Thailand',
  'Turkey',
  'Malaysia',
  'Mexico',
  'Spain',
  'Poland',
  'Hungary',
].map((country, index) => ({
  country,
  basis: index % 2 === 0 ? ('found' as const) : ('interpolated' as const),
  note: index % 4 < 2 ? null : 'Not confirmed.',
  price: (index < 4 ? 500 : 3_000) - index * 10,
}));

/** A unit of the treatment, paid privately at home. */
export const HOME_PRICE = 2_500;

interface Trips {
  units: number;
  visits: number;
  withTravel: boolean;
  /** Of a unit at home; null if nobody knows it. */
  homePrice?: number | null;
}

/** The whole trip to each of these destinations, as the API's cost calls answer it, with all that is true of its price. */
export const costsOfTrips = ({ units, visits, withTravel, homePrice = null }: Trips) =>
  pricedDestinations.map(({ country, basis, note, price }) => {
    const treatment = price * units;
    const travel = withTravel ? 700 * visits : 0;
    const visa = withTravel ? 100 * visits : 0;
    const accommodation = 200 * visits;
    const food = 100 * visits;
    const total = treatment + travel + visa + accommodation + food;
    const [low, high] = [total - 100, total + 100];
    const home = homePrice && homePrice * units;
    const facts = { country, basis, note, home, withTravel };
    const home_price = home && { typical: home, low: home, high: home };
    return Object.assign(facts, {
      treatment,
      travel,
      visa,
      accommodation,
      food,
      total,
      low,
      high,
      home_price,
    });
  });
