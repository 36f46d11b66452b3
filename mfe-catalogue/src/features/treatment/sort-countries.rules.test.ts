import { aDestination } from '@carefare/testing';
import type { TripCostsOfTreatment } from 'shared-contracts';
import { expect, it } from 'vitest';
import { sortCountries } from './sort-countries.rules.ts';

const options = [
  aDestination({ country: 'UAE', baseprice: 18000, price_low: 15000, price_high: 22000 }),
  aDestination({ country: 'India', baseprice: 6200 }),
  aDestination({ country: 'Spain', baseprice: 14500 }),
];
const trip = (totals: Record<string, number>): TripCostsOfTreatment => ({
  treatmentId: '52',
  units: 1,
  nights: 15,
  visits: null,
  home: 17500,
  homePrice: null,
  publicCare: null,
  costs: Object.entries(totals).map(([country, total]) => ({
    country,
    treatment: 0,
    total,
    low: total,
    high: total,
    basis: 'found',
    note: null,
  })),
});
const known = trip({ India: 20_000, Spain: 16_000 });
const names = (sorted: { country: string }[]) => sorted.map(({ country }) => country);

it('sorts by price, and by total once that is known; a country without a total comes last', () => {
  expect(names(sortCountries(options, null))).toEqual(['India', 'Spain', 'UAE']);
  expect(names(sortCountries(options, known))).toEqual(['Spain', 'India', 'UAE']);
});

it('sorts by the first figure of the whole trip while no total is known, whatever the price', () => {
  const spans = {
    UAE: { low: 9_000, high: 28_000, examples: { UK: 14_900 } },
    India: { low: 12_600, high: 20_100, examples: { UK: 13_500, USA: 15_000 } },
    Spain: { low: 12_600, high: 19_000 },
  };
  const spanned = options.map(option => ({ ...option, span: spans[option.country as keyof typeof spans] }));
  expect(names(sortCountries(spanned, null))).toEqual(['Spain', 'India', 'UAE']);
  expect(names(sortCountries(spanned, trip({ UAE: 1 })))[0]).toBe('UAE');
});

it('sorts by the hours of flights where they are asked for, and equal ones by cost', () => {
  const hours = new Map([
    ['India', 9],
    ['Spain', 9],
    ['UAE', 7],
  ]);
  expect(names(sortCountries(options, known, hours))).toEqual(['UAE', 'Spain', 'India']);
});
