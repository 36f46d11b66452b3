import type { CostBreakdown, CostBySource } from 'shared-contracts';
import { inCountryCopy } from './in-country.copy.ts';

/** The lines of a trip and their sum, at typical prices, in the order on screen. */
const typicalLines = Object.keys(inCountryCopy.lines) as (keyof CostBreakdown)[];

/** With the range of the total, which is what is called all in. */
export const tripLines = [...typicalLines, 'allIn'] as const;
type TripLine = (typeof tripLines)[number];

interface Range {
  low: number;
  high: number;
}

/** Least and most of a figure. */
export function rangeOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}

/** The lines of a trip: of the visitor's own country, else from the least to the most of all home countries. */
export function linesOf(costs: readonly CostBySource[], country: string | null): Record<TripLine, Range> {
  const own = costs.find(({ source }) => source === country);
  const counted = own ? [own] : costs;
  const line = (name: (typeof typicalLines)[number]) =>
    [name, rangeOf(counted.map(cost => cost[name]))] as const;
  const allIn = rangeOf(counted.flatMap(({ low, high }) => [low, high]));
  return { ...Object.fromEntries(typicalLines.map(line)), allIn } as Record<TripLine, Range>;
}
