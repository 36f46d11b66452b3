import { aboutUsd, compareTotals, scopeOf, usd, usualRange } from 'shared-contracts';
import { forCountedUnits, isRanged } from '../../shared/total.rules.ts';
import { describeUnits } from '../../shared/units.rules.ts';
import { quickEstimateCopy as copy } from './quick-estimate.copy.ts';
import type { Estimate } from './use-estimate.ts';

/** What a country's estimate says: nothing but the whole trip is compared with home (law 7). */
export interface Figures {
  /** E.g. `about $7,900`, or `$7,500 to $8,500` until it is known where the visitor lives. */
  amount: string;
  /** The total in USD; null until it is known. */
  total: number | null;
  /** What the amount includes, e.g. `all in`. */
  scope: string;
  /** Its range, or where it is from, and what it counts, e.g. `$6,900 to $9,700, for 8 veneers`; may be empty. */
  counts: string;
  /** The whole trip against the price at home. */
  comparison: ReturnType<typeof compareTotals> | null;
}

/** @param span the usual trip from all home countries, in USD @returns null where nothing is known but the price of the treatment */
export function figuresOf(
  {
    treatment,
    counted,
    source,
    travelIncluded,
    homePrice,
    costs,
    isLoading,
  }: Omit<Estimate, 'answers' | 'count' | 'hasFailed' | 'retry'>,
  country: string,
  span: { low: number; high: number } | null,
): Figures | null {
  const cost = costs.find(entry => entry.country === country);
  const units = describeUnits({ units: null }, counted);
  const countsOf = (range: string) => [range, units && forCountedUnits(units, 1)].filter(Boolean).join(', ');
  const rest = { total: null, comparison: null };
  if (cost && source !== null)
    return {
      amount: aboutUsd(cost.total),
      total: cost.total,
      scope: scopeOf({ travelIncluded }, treatment),
      // A total is never usual: fares, fees, hotels and food have bands of the site's own.
      counts: countsOf(isRanged(cost) ? usualRange(cost.low, cost.high) : ''),
      comparison: isRanged(cost) ? homePrice && compareTotals(cost, homePrice) : null,
    };
  if (span && counted === treatment)
    return {
      ...rest,
      amount: usualRange(span.low, span.high),
      scope: scopeOf({ travelIncluded: true }, treatment),
      counts: countsOf(copy.fromAnywhere),
    };
  if (cost && cost.treatment > 0)
    return { ...rest, amount: usd(cost.treatment), scope: scopeOf(null, treatment), counts: countsOf('') };
  return isLoading ? { ...rest, amount: copy.pending, scope: '', counts: countsOf('') } : null;
}
