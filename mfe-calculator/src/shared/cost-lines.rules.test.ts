import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentagesOf } from './cost-lines.rules.ts';
import { lineNames } from './cost-lines.ts';

const amount = fc.integer({ min: 0, max: 200_000 });
const costs = fc
  .record({ treatment: amount, travel: amount, visa: amount, accommodation: amount, food: amount })
  .map(lines => Object.assign(lines, { total: lineNames.reduce((sum, line) => sum + lines[line], 0) }));

describe('percentages', () => {
  it('are whole, add up to 100, and are off by less than one', () => {
    fc.assert(
      fc.property(costs, cost => {
        const percentages = percentagesOf(cost);
        const sum = lineNames.reduce((total, line) => total + percentages[line], 0);
        expect(sum).toBe(cost.total > 0 ? 100 : 0);
        for (const line of lineNames) {
          expect(Number.isInteger(percentages[line])).toBe(true);
          if (cost.total > 0)
            expect(Math.abs(percentages[line] - (100 * cost[line]) / cost.total)).toBeLessThan(1);
        }
      }),
    );
  });

  it('of a reduction is less than 0, and they still add up to 100', () => {
    const cost = { treatment: 6200, travel: 1100, visa: 200, accommodation: 825, food: 540, total: 8665 };
    const percentages = percentagesOf({ ...cost, others: { discount: -200 } });
    expect(percentages.discount).toBe(-2);
    expect(Object.values(percentages).reduce((sum, percentage) => sum + percentage, 0)).toBe(100);
  });

  it('are 0 for lines that cost nothing', () => {
    fc.assert(
      fc.property(costs, cost => {
        const percentages = percentagesOf(cost);
        for (const line of lineNames) if (cost[line] === 0) expect(percentages[line]).toBe(0);
      }),
    );
  });
});
