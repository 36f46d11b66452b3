import { costWire } from '@carefare/testing/worked-example';
import { expect, it } from 'vitest';
import { columnsOf } from './comparison-columns.rules.ts';

const barsOf = (india: number, turkey: number) => {
  const cost = { ...costWire, basis: 'estimate', note: null } as const;
  const costs = [
    { ...cost, country: 'India', total: india },
    { ...cost, country: 'Turkey', total: turkey },
  ];
  const countries = ['India', 'Turkey', 'Spain'];
  const facts = { chosen: 'India', source: 'UK', home: null, stays: [], facts: [] };
  return columnsOf({ ...facts, costs, countries }).map(({ country, barWidth }) => [country, barWidth]);
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
