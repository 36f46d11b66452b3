import { usd } from '../format.ts';

/** From here on figures are rounded to hundreds, below to tens. */
const LARGE_USD = 1_000;

/** An amount without the digits that an estimate does not know: in hundreds, below 1,000 in tens. `aboutUsd` and `usualRange` show it. */
export const roundAbout = (amount: number): number => {
  const step = Math.abs(amount) >= LARGE_USD ? 100 : 10;
  return Math.round(amount / step) * step;
};

/** A figure that is not exact, e.g. `about $8,900` or `about $660`. */
export const aboutUsd = (amount: number): string => `about ${usd(roundAbout(amount))}`;

/**
 * Compares the whole trip with the treatment at home, in words (law 7): "about $8,600 less than privately at home",
 * "costs about $660 more than privately at home". Never less where the total is at or above the price at home.
 * @param total of the whole trip, in USD
 * @param home the treatment, paid privately at home, in USD
 * @param about writes a difference in USD; since 1.5.0 it may write it in another currency
 */
export function compareWithHome(
  total: number,
  home: number,
  about: (amount: number) => string = aboutUsd,
): { isLess: boolean; text: string } {
  const saving = home - total;
  // Rounding shows nothing of such a difference.
  if (Math.abs(saving) < 5) return { isLess: false, text: 'costs about the same as privately at home' };
  return saving > 0
    ? { isLess: true, text: `${about(saving)} less than privately at home` }
    : { isLess: false, text: `costs ${about(-saving)} more than privately at home` };
}
