import { aDestination, aTreatment } from '@carefare/testing';
import * as fc from 'fast-check';
import type { TripCostsOfTreatment } from 'shared-contracts';
import { expect, it } from 'vitest';
import { figuresOf, sortCountries } from './country-figures.rules.ts';

const options = [
  aDestination({ country: 'UAE', baseprice: 18000, price_low: 15000, price_high: 22000 }),
  aDestination({ country: 'India', baseprice: 6200 }),
  aDestination({ country: 'Spain', baseprice: 14500 }),
];
const costOf = (country: string, total: number) => ({
  country,
  treatment: 0,
  total,
  low: total,
  high: total,
  basis: 'published' as const,
  note: null,
});
const trip = (fields: Partial<TripCostsOfTreatment> = {}): TripCostsOfTreatment => ({
  treatmentId: '52',
  units: 1,
  nights: 15,
  visits: null,
  home: 17500,
  homePrice: null,
  publicCare: null,
  costs: [costOf('India', 20_000), costOf('Spain', 16_000)],
  ...fields,
});
const homeOf = (typical: number, spread: number) => ({
  typical,
  low: Math.max(0, typical - spread),
  high: typical + spread,
  basis: 'estimate' as const,
  note: null,
  year: null,
});
const names = (sorted: { country: string }[]) => sorted.map(({ country }) => country);

it('sorts by price, and by total once that is known; a country without a total comes last', () => {
  expect(names(sortCountries(options, null))).toEqual(['India', 'Spain', 'UAE']);
  expect(names(sortCountries(options, trip()))).toEqual(['Spain', 'India', 'UAE']);
});

it('sorts by the low end of the whole trip and then by its high end while no total is known, whatever the price', () => {
  const spans = { UAE: [14_900, 28_000], India: [12_600, 20_100], Spain: [12_600, 19_000] } as const;
  const spanned = options.map(option => {
    const [low, high] = spans[option.country as keyof typeof spans];
    return { ...option, span: { low, high } };
  });
  expect(names(sortCountries(spanned, null))).toEqual(['Spain', 'India', 'UAE']);
  expect(names(sortCountries(spanned, trip({ costs: [costOf('UAE', 1)] })))[0]).toBe('UAE');
});

it('sorts by the hours of flights where they are asked for, and equal ones by cost', () => {
  const hours = new Map([
    ['India', 9],
    ['Spain', 9],
    ['UAE', 7],
  ]);
  expect(names(sortCountries(options, trip(), hours))).toEqual(['UAE', 'Spain', 'India']);
});

it('shows the treatment alone for a country without a total', () => {
  const [uae] = options;
  expect(uae && figuresOf(uae, aTreatment(), trip())).toEqual({
    country: 'UAE',
    treatment: 'usually $15,000 to $22,000',
    price: '$18,000',
    units: null,
    total: null,
    totalUsd: null,
    range: null,
    basis: 'published',
    note: null,
    home: trip().homePrice,
    comparison: null,
  });
});

it('counts the typical number where the API says what it comes to, else one piece', () => {
  const implants = { typicalUnits: 3, unit: { one: 'implant', many: 'implants', max: 32 } };
  const option = aDestination({ baseprice: 800, price_low: 600, price_high: 1_000 });
  expect(figuresOf(option, implants, null)).toMatchObject({
    treatment: 'usually $600 to $1,000',
    price: '$800',
    units: '1 implant',
  });
  const typicalCost = { price: 1_600, low: 1_200, high: 2_000 };
  expect(figuresOf({ ...option, typicalCost }, implants, null)).toMatchObject({
    treatment: 'usually $1,200 to $2,000',
    price: '$1,600',
    units: '3 implants',
  });
});

it('calls the range of a published price usual, and never that of a total', () => {
  const amount = fc.integer({ min: 1, max: 90_000 });
  fc.assert(
    fc.property(amount, fc.constantFrom('published', 'estimate'), (total, basis) => {
      const option = aDestination({ basis });
      const alone = figuresOf(option, aTreatment(), null);
      expect(alone.treatment?.startsWith('usually $')).toBe(basis === 'published');
      expect(figuresOf(option, aTreatment(), trip({ costs: [costOf('India', total)] })).range).toMatch(/^\$/);
    }),
  );
});

it('never calls a trip less expensive than home unless its total is below the whole range there', () => {
  const amount = fc.integer({ min: 1, max: 90_000 });
  fc.assert(
    fc.property(amount, amount, fc.option(amount), amount, (price, total, typical, spread) => {
      const option = aDestination({ baseprice: price });
      const homePrice = typical === null ? null : homeOf(typical, spread);
      const costs = [costOf('India', total)];
      const { comparison } = figuresOf(option, aTreatment(), trip({ homePrice, costs }));
      if (homePrice === null) expect(comparison).toBeNull();
      else {
        if (total >= homePrice.low) expect(comparison?.isLess).toBe(false);
        if (total >= homePrice.typical) expect(comparison?.withHome).not.toContain('less');
      }
      expect(figuresOf(option, aTreatment(), null).comparison).toBeNull();
    }),
  );
});
