import type { CostBreakdown } from 'shared-contracts';
import type { BandSchema } from 'shared-contracts/wire';
import type * as v from 'valibot';
import type { CostRule, Line, PricedTrip } from '../reference/cost-rule.ts';

/** The cost of a trip in whole USD. Each line is rounded before it is added to the total. */
export function computeCost({ lines }: CostRule, trip: PricedTrip): CostBreakdown {
  const amounts = Object.entries(lines).map(([line, amount]) => [line, Math.round(amount(trip))] as const);
  const total = amounts.reduce((sum, [, amount]) => sum + amount, 0);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- line by line
  return { ...(Object.fromEntries(amounts) as Record<Line, number>), total };
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
