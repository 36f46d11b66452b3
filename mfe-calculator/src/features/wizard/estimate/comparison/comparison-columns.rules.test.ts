import { costWire } from '@carefare/testing/worked-example';
import { expect, it } from 'vitest';
import { columnsOf } from './comparison-columns.rules.ts';

const barsOf = (india: number, turkey: number) => {
  const cost = { ...costWire, basis: 'interpolated', note: null, home_price: null, as_of: null } as const;
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

it('a language is named only where more than English is recorded', () => {
  const cost = { ...costWire, basis: 'interpolated', note: null, home_price: null, as_of: null } as const;
  const countries = ['India', 'Turkey'];
  const fact = { visaFees: {}, flightHours: {}, medicalVisaDays: null };
  const columns = columnsOf({
    countries,
    chosen: 'India',
    source: null,
    home: null,
    stays: [],
    costs: [
      { ...cost, country: 'India' },
      { ...cost, country: 'Turkey' },
    ],
    facts: [
      { ...fact, country: 'India', languages: ['English', 'Hindi'] },
      { ...fact, country: 'Turkey', languages: ['English'] },
    ],
  });
  expect(columns.map(({ languages }) => languages)).toEqual([['English', 'Hindi'], undefined]);
});

it('the bars are empty when all totals are 0', () => {
  expect(barsOf(0, 0).map(([, width]) => width)).toEqual([0, 0]);
});
