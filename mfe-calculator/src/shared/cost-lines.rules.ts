import type { CostBreakdown, TripData } from 'shared-contracts';
import { type CostLine, costLines, lineNames } from './cost-lines.ts';
import { routeOf } from './route.rules.ts';

/**
 * Each line's share of the total in whole per cent. The shares add up to 100: what rounding down leaves over goes to the
 * lines with the largest remainders. All are 0 if the total is.
 */
export function sharesOf(cost: CostBreakdown): Record<CostLine, number> {
  const total = lineNames.reduce((sum, line) => sum + cost[line], 0);
  const exact = lineNames.map(line => ({ line, share: total > 0 ? (100 * cost[line]) / total : 0 }));
  const rounded = exact.map(({ line, share }) => ({ line, whole: Math.floor(share), remainder: share % 1 }));
  const leftOver = total > 0 ? 100 - rounded.reduce((sum, { whole }) => sum + whole, 0) : 0;
  const roundedUp = new Set(
    [...rounded]
      .sort((a, b) => b.remainder - a.remainder)
      .slice(0, leftOver)
      .map(({ line }) => line),
  );
  return Object.fromEntries(
    rounded.map(({ line, whole }) => [line, whole + Number(roundedUp.has(line))]),
  ) as Record<CostLine, number>;
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
