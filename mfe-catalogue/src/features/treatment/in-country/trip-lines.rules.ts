import type { CostBreakdown, CostBySource } from 'shared-contracts';
import { inCountryCopy } from './in-country.copy.ts';

interface Range {
  low: number;
  high: number;
}

/** Least and most of a figure. */
export function rangeOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}

const known = Object.keys(inCountryCopy.lines) as (keyof CostBreakdown)[];

/**
 * The lines of a trip and their sum, at typical prices, in the order on screen, and the range of the sum, which is what is
 * called all in: of the visitor's own country, else from the least to the most of all home countries. Lines that are not
 * known have the API's names.
 */
export function linesOf(
  costs: readonly CostBySource[],
  country: string | null,
): Record<keyof CostBreakdown | 'allIn', Range> & Record<string, Range> {
  const own = costs.find(({ source }) => source === country);
  const counted = own ? [own] : costs;
  const unknown = counted.flatMap(({ others = {} }) => Object.keys(others));
  const lines = [...known.slice(0, -1), ...unknown, 'total'].map(name => [
    name,
    rangeOf(counted.map(({ others, ...cost }) => ({ ...others, ...cost })[name as 'total'] ?? 0)),
  ]);
  const allIn = rangeOf(counted.flatMap(({ low, high }) => [low, high]));
  return { ...(Object.fromEntries(lines) as Record<keyof CostBreakdown, Range>), allIn };
}
