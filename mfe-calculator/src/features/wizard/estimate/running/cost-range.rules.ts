import type { CostByCountry } from 'shared-contracts';

/** The lowest and the highest total; null without costs. */
export function costRange(costs: readonly CostByCountry[]): { low: number; high: number } | null {
  if (costs.length === 0) return null;
  const totals = costs.map(({ total }) => total);
  return { low: Math.min(...totals), high: Math.max(...totals) };
}
