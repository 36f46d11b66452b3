import type { HomePrice } from '../api/home-price.ts';
import { usd } from '../values/format.ts';

/** From here on figures are rounded to hundreds, below to tens. */
const LARGE_USD = 1_000;

/** An amount without the digits that an estimate does not know: in hundreds, below 1,000 in tens. `aboutUsd` and `usualRange` show it. */
export const roundAbout = (amount: number): number => {
  const step = Math.abs(amount) >= LARGE_USD ? 100 : 10;
  return Math.round(amount / step) * step;
};

/** Only the figure of an amount that is not exact, e.g. `$8,900` or `$660`. */
export const figureOf = (amount: number): string => usd(roundAbout(amount));

/** A figure that is not exact, e.g. `about $8,900` or `about $660`. */
export const aboutUsd = (amount: number): string => `about ${figureOf(amount)}`;

/** A typical total and the range that it may lie in, in USD: `low` is at most `total`, `high` at least. */
export interface RangedTotal {
  total: number;
  low: number;
  high: number;
}

/** A total against another. */
export interface Comparison {
  /** Surely: the whole range lies below the other's. Only then a page may emphasise it. */
  isLess: boolean;
  /** "about $8,600 less", "probably more", "about the same", "cannot tell" */
  text: string;
  /**
   * The same where the other is the treatment at home (law 7): "about $8,600 less than privately at home", "cannot tell:
   * $10,600 here, $8,400 at home; the ranges overlap".
   */
  withHome: string;
}

/** Two totals whose typical figures differ by at most this share of the lower one are about the same. */
const SAME = 0.1;

/**
 * Says that a total is less or more than another as surely as their ranges allow (section 10.7): "about $8,600 less" where
 * the ranges, as pages show them, do not meet; else "about the same" within a tenth, "probably less" where the typical figures
 * differ by more than half of what the ranges leave open, and otherwise that nobody can tell.
 * @param than another total, or the price of the treatment at home
 * @param figure writes an amount in USD without the digits that nobody knows
 */
export function compareTotals(
  one: RangedTotal,
  than: RangedTotal | Pick<HomePrice, 'typical' | 'low' | 'high'>,
  figure: (amount: number) => string = figureOf,
): Comparison {
  const other = 'typical' in than ? { ...than, total: than.typical } : than;
  const isBelow = one.total < other.total;
  const [lower, higher] = isBelow ? [one, other] : [other, one];
  const word = isBelow ? 'less' : 'more';
  const difference = higher.total - lower.total;
  const say = (text: string, withHome: string, isLess = false): Comparison => ({
    isLess,
    text,
    withHome,
  });
  const sayThan = (text: string, isLess?: boolean) => say(text, `${text} than privately at home`, isLess);
  const isApart = roundAbout(lower.high) < roundAbout(higher.low);
  if (isApart && roundAbout(difference) > 0) return sayThan(`about ${figure(difference)} ${word}`, isBelow);
  if (difference <= lower.total * SAME) return say('about the same', 'about the same as privately at home');
  const open = lower.high - lower.total + (higher.total - higher.low);
  if (difference > open / 2) return sayThan(`probably ${word}`);
  const figures = `${figure(one.total)} here, ${figure(other.total)} at home`;
  return say('cannot tell', `cannot tell: ${figures}; the ranges overlap`);
}
