import * as fc from 'fast-check';
import type { CostBySource } from 'shared-contracts';
import { expect, it } from 'vitest';
import { linesOf, tripLines } from './trip-lines.rules.ts';

const amount = fc.integer({ min: 0, max: 50_000 });
const cost = fc
  .record({ treatment: amount, travel: amount, visa: amount, accommodation: amount, food: amount })
  .map(lines => Object.assign(lines, { total: Object.values(lines).reduce((sum, line) => sum + line, 0) }));
const costs = fc.tuple(cost, cost, cost).map(list =>
  list.map(
    (lines, index): CostBySource => ({
      source: ['UK', 'UAE', 'Kenya'][index] ?? '',
      ...lines,
      low: 0,
      high: 0,
      home: null,
      homePrice: null,
      flightHours: 1,
    }),
  ),
);

it('shows the visitor’s own trip exactly', () => {
  fc.assert(
    fc.property(costs, list => {
      const lines = linesOf(list, 'Kenya', 'UAE');
      for (const name of tripLines)
        expect(lines[name]).toEqual({ low: list[2]?.[name], high: list[2]?.[name] });
    }),
  );
});

it.each([null, 'Other'])('without a known home country (%s) has room for every trip from abroad', country => {
  fc.assert(
    fc.property(costs, list => {
      const lines = linesOf(list, country, 'UAE');
      for (const name of tripLines) {
        const values = [list[0]?.[name] ?? 0, list[2]?.[name] ?? 0];
        expect(lines[name]).toEqual({ low: Math.min(...values), high: Math.max(...values) });
      }
    }),
  );
});
