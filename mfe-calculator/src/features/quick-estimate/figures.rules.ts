import { priceFigure, scopeOf, type TripFigure, tripFigures } from 'shared-contracts';
import type { Money } from 'shared-contracts/ui';
import { forCountedUnits } from '../../shared/total.rules.ts';
import { describeUnits } from '../../shared/units.rules.ts';
import { quickEstimateCopy as copy } from './quick-estimate.copy.ts';
import type { Estimate } from './use-estimate.ts';

/** One amount of a country's estimate. */
interface Amount extends Pick<TripFigure, 'when' | 'comparison'> {
  /** E.g. `about $7,900`, or `$7,500 to $8,500` until it is known where the visitor lives. */
  amount: string;
  /** The total in USD; null until it is known. */
  total: number | null;
  /** Its range, or where it is from, and what it counts, e.g. `$6,900 to $9,700, for 8 veneers`; may be empty. */
  counts: string;
}

/** What a country's estimate says: nothing but the whole trip is compared with home (law 7). */
export interface Figures {
  /** One, or two of equal weight where a guideline asks for a later flight. */
  amounts: Amount[];
  /** What they include, e.g. `all in`. */
  scope: string;
}

/** The usual trip from all home countries, in USD. */
export interface Span {
  low: number;
  high: number;
  /** Its figure where the range says too little, e.g. `about $3,500 from the UK, $4,500 from the USA`. */
  examples: string | null;
}

/** @returns null where nothing is known but the price of the treatment */
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
): Figures | null {
  const cost = costs.find(entry => entry.country === country);
  const units = describeUnits({ units: null }, counted);
  const countsOf = (range: string | null) =>
    [range, units && forCountedUnits(units, 1)].filter(Boolean).join(', ');
  const only = (amount: string, counts: string) => [
    { amount, counts, total: null, when: null, comparison: null },
  ];
  if (cost && source !== null)
    return {
      // A total is never usual: fares, fees, hotels and food have bands of the site's own.
      amounts: tripFigures(cost, homePrice, money).map(({ about, range, total, when, comparison }) => ({
        amount: about,
        counts: countsOf(range),
        total,
        when,
        comparison,
      })),
      scope: scopeOf({ travelIncluded }, treatment),
    };
  if (span && counted === treatment) {
    const range = money.range(span.low, span.high);
    return {
      amounts: only(
        span.examples ?? range,
        countsOf(`${span.examples ? `${range} ` : ''}${copy.fromAnywhere}`),
      ),
      scope: scopeOf({ travelIncluded: true }, treatment),
    };
  }
  if (cost && cost.treatment > 0)
    return {
      amounts: only(priceFigure(cost.treatment, undefined, money.exact), countsOf(null)),
      scope: scopeOf(null, treatment),
    };
  return isLoading ? { amounts: only(copy.pending, countsOf(null)), scope: '' } : null;
}
