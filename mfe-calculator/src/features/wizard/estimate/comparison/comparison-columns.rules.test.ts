import { costWire } from '@carefare/testing/worked-example';
import { expect, it } from 'vitest';
import { columnsOf } from './comparison-columns.rules.ts';

const fact = { visaFees: {}, flightHours: {}, medicalVisaDays: null };

/** The columns of these totals, by country. Nobody knows a price for Spain. */
function columnsFor(totals: Record<string, number>) {
  const cost = { ...costWire, basis: 'interpolated', note: null, home_price: null, as_of: null } as const;
  return columnsOf({
    countries: ['India', 'Turkey', 'Spain'],
    chosen: 'India',
    source: null,
    home: null,
    stays: [],
    costs: Object.entries(totals).map(([country, total]) => Object.assign({ country }, cost, { total })),
    facts: [
      { ...fact, country: 'India', languages: ['English', 'Hindi'] },
      { ...fact, country: 'Turkey', languages: ['English'] },
    ],
  });
}

it('a column has a bar relative to the highest total, and its languages where more than English is recorded', () => {
  expect(columnsFor({ India: 8_000, Turkey: 2_000 })).toMatchObject([
    { country: 'Turkey', barWidth: 25, languages: undefined },
    { country: 'India', barWidth: 100, languages: ['English', 'Hindi'] },
  ]);
});

it('the bars are empty when all totals are 0', () => {
  expect(columnsFor({ India: 0, Turkey: 0 }).map(({ barWidth }) => barWidth)).toEqual([0, 0]);
});
