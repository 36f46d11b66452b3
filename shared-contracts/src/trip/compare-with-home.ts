import type { HomePrice } from '../api/home-price.ts';
import { usd } from '../values/format.ts';

/** From here on figures are rounded to hundreds, below to tens. */
const LARGE_USD = 1_000;

/** An amount without the digits that an estimate does not know: in hundreds, below 1,000 in tens. `aboutUsd` and `usualRange` show it. */
export const roundAbout = (amount: number): number => {
  const step = Math.abs(amount) >= LARGE_USD ? 100 : 10;
  return Math.round(amount / step) * step;
};

/** A figure that is not exact, e.g. `about $8,900` or `about $660`. */
export const aboutUsd = (amount: number): string => `about ${usd(roundAbout(amount))}`;

/** A typical total and the range that it may lie in, in USD: `low` is at most `total`, `high` at least. */
export interface RangedTotal {
  total: number;
  low: number;
  high: number;
}

/** A total against another. */
interface Comparison {
  /** Surely: the whole range lies below the other's. Only then a page may emphasise it. */
  isLess: boolean;
  /** "about $8,600 less", "probably more", "about the same" */
  text: string;
  /** The same where the other is the treatment at home (law 7): "about $8,600 less than privately at home". */
  withHome: string;
}

/**
 * Says that a total is less or more than another as surely as their ranges allow (section 10.7): "about $8,600 less" where
 * the ranges, as pages show them, do not meet; else "probably less", or "about the same" where the typical figures differ
 * by at most half of what the ranges leave open. Under a condition nothing is surely less.
 * @param than another total, or the price of the treatment at home
 * @param about writes a difference in USD
 */
export function compareTotals(
  one: RangedTotal,
  than: RangedTotal | Pick<HomePrice, 'typical' | 'low' | 'high' | 'condition'>,
  about: (amount: number) => string = aboutUsd,
): Comparison {
  const other = 'typical' in than ? { ...than, total: than.typical } : than;
  const isBelow = one.total < other.total;
  const condition = isBelow && 'condition' in than ? than.condition : undefined;
  const [lower, higher] = isBelow ? [one, other] : [other, one];
  const word = isBelow ? 'less' : 'more';
  const difference = higher.total - lower.total;
  const say = (text: string, as = 'than', isLess = false): Comparison => ({
    isLess: isLess && !condition,
    text,
    withHome: `${text} ${as} privately at home${condition ? `, ${condition}` : ''}`,
  });
  const same = say('about the same', 'as');
  if (roundAbout(difference) === 0) return same;
  if (roundAbout(lower.high) < roundAbout(higher.low))
    return say(`${about(difference)} ${word}`, 'than', isBelow);
  const open = lower.high - lower.total + (higher.total - higher.low);
  return difference > open / 2 ? say(`probably ${word}`) : same;
}
