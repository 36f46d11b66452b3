import type { CostByCountry } from 'shared-contracts';

/** The range of the trip over all destinations: that of each lies in it; null without costs. */
export function costRange(costs: readonly CostByCountry[]): { low: number; high: number } | null {
  if (costs.length === 0) return null;
  return {
    low: Math.min(...costs.map(({ low, total }) => low ?? total)),
    high: Math.max(...costs.map(({ high, total }) => high ?? total)),
  };
}
