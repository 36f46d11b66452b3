import type { CostBreakdown } from 'shared-contracts';
import { type CostLine, lineNames } from '../../../../shared/cost-lines.ts';

/** Section 8's fallback when a cost cannot be computed. */
export const zeroCost: CostBreakdown = {
  ...(Object.fromEntries(lineNames.map(line => [line, 0])) as Record<CostLine, number>),
  total: 0,
};
