import type { CostBreakdown } from 'shared-contracts';
import type { BandSchema } from 'shared-contracts/wire';
import type * as v from 'valibot';
import type { CostRule, PricedTrip } from '../reference/cost-rule.ts';

/** The cost of a trip in whole USD. Each line is rounded before it is added to the total. */
export function computeCost({ lines }: CostRule, trip: PricedTrip): CostBreakdown {
  const cost: Record<string, number> = {};
  let total = 0;
  for (const line of Object.keys(lines)) {
    const amount = Math.round(lines[line]?.(trip) ?? 0);
    cost[line] = amount;
    total += amount;
  }
  cost.total = total;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- line by line
  return cost as unknown as CostBreakdown;
}

/**
 * The lowest and the highest total that are to be expected, in whole USD (section 10.4).
 * @param bounds of the treatment's price
 */
export function computeRange(
  rule: CostRule,
  trip: PricedTrip,
  bounds: { low: number; high: number },
  bands: readonly Pick<v.InferOutput<typeof BandSchema>, 'line' | 'low' | 'high'>[],
): Record<'low' | 'high', number> & { treatment: Record<'low' | 'high', number> } {
  const at = (bound: 'low' | 'high') => {
    const cost = computeCost(rule, { ...trip, treatmentPrice: bounds[bound] });
    const varying = bands.map(band => Math.round(cost[band.line] * band[bound]) - cost[band.line]);
    return {
      treatment: cost.treatment,
      total: varying.reduce((sum, difference) => sum + difference, cost.total),
    };
  };
  const [low, high] = [at('low'), at('high')];
  return {
    low: low.total,
    high: high.total,
    treatment: { low: low.treatment, high: high.treatment },
  };
}
