import type { CostBreakdown, TripData, UnknownLines } from 'shared-contracts';
import { type CostLine, costLines, lineNames, linesOf } from './cost-lines.ts';
import { routeOf } from './route.rules.ts';

/**
 * Each line's share of the total in whole per cent. The shares add up to 100: what rounding down leaves over goes to the
 * lines with the largest remainders. All are 0 if the total is.
 */
export function sharesOf(
  cost: CostBreakdown & UnknownLines,
): Record<CostLine, number> & Record<string, number> {
  const lines = linesOf(cost);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const exact = lines.map(({ key, amount }) => ({ key, share: total > 0 ? (100 * amount) / total : 0 }));
  const rounded = exact.map(({ key, share }) => ({ key, whole: Math.floor(share), remainder: share % 1 }));
  const leftOver = total > 0 ? 100 - rounded.reduce((sum, { whole }) => sum + whole, 0) : 0;
  const roundedUp = new Set(
    [...rounded]
      .sort((a, b) => b.remainder - a.remainder)
      .slice(0, leftOver)
      .map(({ key }) => key),
  );
  return Object.fromEntries(
    rounded.map(({ key, whole }) => [key, whole + Number(roundedUp.has(key))]),
  ) as ReturnType<typeof sharesOf>;
}

/** The lines of travel that a total leaves out, because nobody knows them or they are not wanted. */
export function uncountedLines(
  trip: Pick<TripData, 'source' | 'destination' | 'flightSupport' | 'visaSupport'>,
): CostLine[] {
  const route = routeOf(trip);
  return lineNames.filter(line => {
    const { wantedBy } = costLines[line];
    return wantedBy && route !== 'home' && (route === 'unlisted' || !trip[wantedBy]);
  });
}
