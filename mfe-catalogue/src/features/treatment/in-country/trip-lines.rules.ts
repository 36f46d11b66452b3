import type { CostBySource } from 'shared-contracts';

/** The lines of a trip, in the order on screen. */
export const tripLines = ['treatment', 'travel', 'visa', 'accommodation', 'food', 'total'] as const;
type TripLine = (typeof tripLines)[number];

interface Range {
  low: number;
  high: number;
}

/** Least and most of a figure. */
export function rangeOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}

/**
 * The lines of a trip: of the visitor's own country, else from the least to the most of all countries, where nobody who
 * lives at the destination counts.
 */
export function linesOf(
  costs: readonly CostBySource[],
  country: string | null,
  destination: string,
): Record<TripLine, Range> {
  const own = costs.find(({ source }) => source === country);
  const counted = own ? [own] : costs.filter(({ source }) => source !== destination);
  const line = (name: TripLine) => [name, rangeOf(counted.map(cost => cost[name]))] as const;
  return Object.fromEntries(tripLines.map(line)) as Record<TripLine, Range>;
}
