import { costWire } from '@carefare/testing/worked-example';
import { expect, it } from 'vitest';
import { columnsOf } from './comparison-columns.rules.ts';

const barsOf = (india: number, turkey: number) => {
  const totals = { India: india, Turkey: turkey, Spain: undefined };
  const costs = Object.entries(totals).flatMap(([country, total]) =>
    total === undefined ? [] : { ...costWire, country, total },
  );
  const countries = Object.keys(totals);
  const columns = columnsOf({
    chosen: 'India',
    source: 'UK',
    home: null,
    costs,
    countries,
    stays: [],
    facts: [],
  });
  return columns.map(({ country, barWidth }) => [country, barWidth]);
};

it('the columns have bars relative to the highest total, and there is none without a cost', () => {
  expect(barsOf(8_000, 2_000)).toEqual([
    ['Turkey', 25],
    ['India', 100],
  ]);
});

it('the bars are empty when all totals are 0', () => {
  expect(barsOf(0, 0).map(([, width]) => width)).toEqual([0, 0]);
});
