import type { CostBreakdown } from 'shared-contracts';
import { type CostLine, costLines } from '../../../../shared/cost-lines.rules.ts';

/** Section 8's fallback when a cost cannot be computed. */
export const zeroCost: CostBreakdown = {
  ...(Object.fromEntries(costLines.map(line => [line, 0])) as Record<CostLine, number>),
  total: 0,
};
