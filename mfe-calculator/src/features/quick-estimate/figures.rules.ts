import { scopeOf, tripFigures } from 'shared-contracts';
import type { Money } from 'shared-contracts/ui';
import { forCountedUnits } from '../../shared/total.rules.ts';
import { describeUnits } from '../../shared/units.rules.ts';
import { quickEstimateCopy as copy } from './quick-estimate.copy.ts';
import type { Estimate } from './use-estimate.ts';

/** One amount of a country's estimate. */
export interface Amount {
  /** When one flies home, where it is one of two totals; else null. */
  when: string | null;
  /** E.g. `about $7,900`, or `$7,500 to $8,500` until it is known where the visitor lives. */
  amount: string;
  /** The total in USD; null until it is known. */
  total: number | null;
  /** Its range, or where it is from, and what it counts, e.g. `$6,900 to $9,700, for 8 veneers`; may be empty. */
  counts: string;
  /** Against the treatment at home; null where nothing is compared. */
  comparison: string | null;
  /** Whether it is surely less. */
  isLess: boolean;
}

/** What a country's estimate says: nothing but the whole trip is compared with home (law 7). */
export interface Figures {
  /** One, or two of equal weight where a guideline asks for a later flight. */
  amounts: Amount[];
  /** What they include, e.g. `all in`; empty where the note above the list has said it. */
  scope: string;
  /** Whether the note has said all that two totals have in common: the dollars' rate too. */
  isShort: boolean;
}

/** The usual trip from all home countries, in USD. */
export interface Span {
  low: number;
  high: number;
  /** Its figure where the range says too little, e.g. `about $3,500 from the UK, $4,500 from the USA`. */
  examples: string | null;
}

/**
 * @param isWhole each of two totals says all of its conditions; else the note above the list has said them
 * @returns null where nothing is known but the price of the treatment
 */
export function figuresOf(
  {
    treatment,
    counted,
    source,
    travelIncluded,
    homePrice,
    costs,
    isLoading,
  }: Omit<Estimate, 'answers' | 'count' | 'isTold' | 'hasFailed' | 'retry'>,
  country: string,
  span: Span | null,
  money: Money,
  isWhole: boolean,
): Figures | null {
  const cost = costs.find(entry => entry.country === country);
  const units = describeUnits({ units: null }, counted);
  const countsOf = (range: string | null) =>
    [range, units && forCountedUnits(units, 1)].filter(Boolean).join(', ');
  const only = (amount: string, counts: string, scope: string): Figures => ({
    amounts: [{ amount, counts, total: null, when: null, comparison: null, isLess: false }],
    scope,
    isShort: false,
  });
  if (cost && source !== null) {
    const isShort = cost.later !== undefined && !isWhole;
    // A total is never usual: fares, fees, hotels and food have bands of the site's own.
    // A trip without its flights, or none at all, is compared with nothing.
    const isCompared = travelIncluded && country !== source;
    const amounts = tripFigures(cost, isCompared ? homePrice : null, money).map(
      ({ about, range, total, when, briefly, comparison }) => ({
        amount: about,
        counts: countsOf(range),
        total,
        when: isShort ? briefly : when,
        comparison: (isShort ? comparison?.text : comparison?.withHome) ?? null,
        isLess: comparison?.isLess ?? false,
      }),
    );
    return { amounts, scope: isShort ? '' : scopeOf({ travelIncluded }, treatment), isShort };
  }
  if (span && counted === treatment) {
    const range = money.range(span.low, span.high);
    const where = isWhole ? copy.fromAnywhere : '';
    return only(
      span.examples ?? range,
      countsOf(`${span.examples ? `${range} ` : ''}${where}`.trim()),
      scopeOf({ travelIncluded: true }, treatment),
    );
  }
  if (cost) return only(money.exact(cost.treatment), countsOf(null), scopeOf(null, treatment));
  return isLoading ? only(copy.pending, countsOf(null), '') : null;
}
