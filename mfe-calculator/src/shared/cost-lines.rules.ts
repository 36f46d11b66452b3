import type { CostBreakdown, TripData, UnknownLines } from 'shared-contracts';
import { type CostLine, costLines, lineNames, linesOf } from './cost-lines.ts';
import { routeOf } from './route.rules.ts';

/**
 * Each line's percentage of the total, a whole number. The percentages add up to 100: what rounding down leaves over goes to the
 * lines with the largest remainders. All are 0 if the total is.
 */
export function percentagesOf(
  cost: CostBreakdown & UnknownLines,
): Record<CostLine, number> & Record<string, number> {
  const lines = linesOf(cost);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0) || 1;
  const percentages = lines.map(({ key, amount }) => {
    const exact = (100 * amount) / total;
    const whole = Math.floor(exact);
    return { key, whole, remainder: exact - whole };
  });
  const left = Math.round(percentages.reduce((sum, { remainder }) => sum + remainder, 0));
  for (const percentage of [...percentages].sort((a, b) => b.remainder - a.remainder).slice(0, left))
    percentage.whole += 1;
  return Object.fromEntries(percentages.map(({ key, whole }) => [key, whole])) as ReturnType<
    typeof percentagesOf
  >;
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
