import type { CostBreakdown } from 'shared-contracts';

/** The five lines of an estimate, in the order of the screen (section 3). */
export const costLines = ['treatment', 'travel', 'visa', 'accommodation', 'food'] as const;
export type CostLine = (typeof costLines)[number];

/**
 * Each line's share of the total in whole per cent. They add up to 100, since a visitor adds them up: what rounding down
 * leaves goes to the lines that lost most. All 0 without a total.
 */
export function sharesOf(cost: CostBreakdown): Record<CostLine, number> {
  const sum = costLines.reduce((total, line) => total + cost[line], 0);
  const exact = costLines.map(line => ({ line, share: sum > 0 ? (100 * cost[line]) / sum : 0 }));
  const rounded = exact.map(({ line, share }) => ({ line, whole: Math.floor(share), lost: share % 1 }));
  const left = sum > 0 ? 100 - rounded.reduce((total, { whole }) => total + whole, 0) : 0;
  const favoured = new Set(
    rounded
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, left)
      .map(({ line }) => line),
  );
  return Object.fromEntries(
    rounded.map(({ line, whole }) => [line, whole + Number(favoured.has(line))]),
  ) as Record<CostLine, number>;
}
