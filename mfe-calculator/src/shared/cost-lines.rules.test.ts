import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './cost-lines.rules.ts';
import { lineNames } from './cost-lines.ts';

const amount = fc.integer({ min: 0, max: 200_000 });
const costs = fc
  .record({ treatment: amount, travel: amount, visa: amount, accommodation: amount, food: amount })
  .map(lines => Object.assign(lines, { total: lineNames.reduce((sum, line) => sum + lines[line], 0) }));

describe('shares', () => {
  it('are whole, add up to 100, and are off by less than one', () => {
    fc.assert(
      fc.property(costs, cost => {
        const shares = sharesOf(cost);
        const sum = lineNames.reduce((total, line) => total + shares[line], 0);
        expect(sum).toBe(cost.total > 0 ? 100 : 0);
        for (const line of lineNames) {
          expect(Number.isInteger(shares[line])).toBe(true);
          if (cost.total > 0)
            expect(Math.abs(shares[line] - (100 * cost[line]) / cost.total)).toBeLessThan(1);
        }
      }),
    );
  });

  it('are 0 for lines that cost nothing', () => {
    fc.assert(
      fc.property(costs, cost => {
        const shares = sharesOf(cost);
        for (const line of lineNames) if (cost[line] === 0) expect(shares[line]).toBe(0);
      }),
    );
  });
});
