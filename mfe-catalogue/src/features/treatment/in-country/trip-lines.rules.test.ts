import * as fc from 'fast-check';
import type { CostBySource } from 'shared-contracts';
import { expect, it } from 'vitest';
import { linesOf } from './trip-lines.rules.ts';

const amount = fc.integer({ min: 0, max: 50_000 });
const cost = fc
  .record({ treatment: amount, travel: amount, visa: amount, accommodation: amount, food: amount })
  .map(lines => Object.assign(lines, { total: Object.values(lines).reduce((sum, line) => sum + line, 0) }));
const costs = fc.tuple(cost, cost, cost).map(list =>
  list.map(
    (lines, index): CostBySource => ({
      source: ['UK', 'UAE', 'Kenya'][index] ?? '',
      ...lines,
      low: Math.round(lines.total * 0.75),
      high: Math.round(lines.total * 1.25),
      home: null,
      homePrice: null,
      flightHours: 1,
    }),
  ),
);

const names = ['treatment', 'travel', 'visa', 'accommodation', 'food', 'total'] as const;

it('shows the visitor’s own trip exactly', () => {
  fc.assert(
    fc.property(costs, list => {
      const lines = linesOf(list, 'Kenya');
      for (const name of names) expect(lines[name]).toEqual({ low: list[2]?.[name], high: list[2]?.[name] });
    }),
  );
});

it.each([null, 'Other'])('without a known home country (%s) has room for every trip', country => {
  fc.assert(
    fc.property(costs, list => {
      const lines = linesOf(list, country);
      for (const name of names) {
        const values = list.map(trip => trip[name]);
        expect(lines[name]).toEqual({ low: Math.min(...values), high: Math.max(...values) });
      }
    }),
  );
});

it('calls all in what holds the typical total, and what no home country widens', () => {
  fc.assert(
    fc.property(costs, list => {
      const { allIn: all } = linesOf(list, null);
      for (const { source } of list) {
        const { total, allIn } = linesOf(list, source);
        expect(allIn.low <= total.low && total.high <= allIn.high).toBe(true);
        expect(all.low <= allIn.low && allIn.high <= all.high).toBe(true);
      }
    }),
  );
});

it('has the lines that are not known, of the own trip or of all', () => {
  const [trip] = fc.sample(cost, 1);
  const from = (source: string, others?: Record<string, number>): CostBySource => ({
    ...(trip ?? expect.unreachable()),
    source,
    others,
    low: 0,
    high: 0,
    home: null,
    homePrice: null,
    flightHours: 1,
  });
  const list = [from('UK', { insurance: 120 }), from('Kenya', { insurance: 90, transfer: 40 }), from('UAE')];
  const own = linesOf(list, 'UK');
  expect(own.insurance).toEqual({ low: 120, high: 120 });
  expect(Object.keys(own).slice(-3)).toEqual(['insurance', 'total', 'allIn']);
  expect(linesOf(list, null)).toMatchObject({
    insurance: { low: 0, high: 120 },
    transfer: { low: 0, high: 40 },
  });
});
