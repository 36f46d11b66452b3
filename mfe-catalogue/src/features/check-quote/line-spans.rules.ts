import { type CostBreakdown, type CostBySource, type Options, OTHER_SOURCE } from 'shared-contracts';
import type { LineId } from './quote-lines.ts';

/** The least and the most of a figure, in USD. */
export interface Span {
  low: number;
  high: number;
}

/** What our own figures say a line costs on the typical trip, for one person. A line without a figure is not known. */
export type LineSpans = Partial<Record<LineId, Span>>;

/** The lines of a trip that our estimate counts, by the names of our costs. */
const linesOfCosts = {
  travel: 'flights',
  visa: 'visa',
  accommodation: 'hotel',
  food: 'food',
} as const satisfies Record<Exclude<keyof CostBreakdown, 'treatment' | 'total'>, LineId>;
const counted = Object.entries(linesOfCosts) as [keyof typeof linesOfCosts, LineId][];

export const countedLines: readonly LineId[] = counted.map(([, line]) => line);

/**
 * Our figures for the lines of a trip with their usual bands: from the visitor's home country, else from the least to the
 * most of all others.
 * @param home null while it is not known; of a country that is not listed fares and visa fees are not known
 */
export function lineSpans(
  costs: readonly CostBySource[],
  bands: Options['bands'],
  home: string | null,
  destination: string | undefined,
): LineSpans {
  const own = costs.filter(({ source }) => source === home);
  const priced = own.length > 0 ? own : costs.filter(({ source }) => source !== destination);
  if (priced.length === 0) return {};
  const figures: LineSpans = {};
  for (const [name, line] of counted) {
    if (home === OTHER_SOURCE && (name === 'travel' || name === 'visa')) continue;
    const amounts = priced.map(cost => cost[name]);
    const { low, high } = bands.find(band => band.line === name) ?? { low: 1, high: 1 };
    figures[line] = { low: Math.min(...amounts) * low, high: Math.max(...amounts) * high };
  }
  return figures;
}
