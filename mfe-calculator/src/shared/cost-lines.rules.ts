import type { CostBreakdown } from 'shared-contracts';

export type CostLine = Exclude<keyof CostBreakdown, 'total'>;

const inOrder: Record<CostLine, true> = {
  treatment: true,
  travel: true,
  visa: true,
  accommodation: true,
  food: true,
};

/** The five lines of an estimate, in the order of the screen (section 3). */
export const costLines = Object.keys(inOrder) as CostLine[];

/**
 * Each line's share of the total in whole per cent. The shares add up to 100: what rounding down leaves over goes to the
 * lines with the largest remainders. All are 0 if the total is.
 */
export function sharesOf(cost: CostBreakdown): Record<CostLine, number> {
  const total = costLines.reduce((sum, line) => sum + cost[line], 0);
  const exact = costLines.map(line => ({ line, share: total > 0 ? (100 * cost[line]) / total : 0 }));
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
