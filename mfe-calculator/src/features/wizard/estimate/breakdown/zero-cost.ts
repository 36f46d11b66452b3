import type { CostBreakdown } from 'shared-contracts';

/** Section 8's fallback when a cost cannot be computed. */
export const zeroCost: CostBreakdown = {
  treatment: 0,
  travel: 0,
  visa: 0,
  accommodation: 0,
  food: 0,
  total: 0,
};
