import { aDestination } from '@carefare/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRows, type SortKey, sortedBy, sortRows } from './price-rows.ts';

const options = [
  aDestination({ country: 'UAE', baseprice: 18000, stay_days: 10 }),
  aDestination({ country: 'India', baseprice: 6200, stay_days: 15 }),
  aDestination({ country: 'Spain', baseprice: 14500, stay_days: 12, home_prices: {} }),
];
const order = (key: SortKey, descending = false) =>
  sortRows(priceRows(options, 'UK'), { key, descending }).map(({ country }) => country);

describe('prices by country', () => {
  it.each([
    ['UAE', -500, -3],
    ['India', 11300, 65],
    ['Spain', null, null],
  ])('%s saves %s USD or %s per cent against the UK', (country, saving, percent) => {
    const row = priceRows(options, 'UK').find(entry => entry.country === country);
    expect(row).toMatchObject({ saving, percent });
  });

  it('shows no saving for a source without a home price', () => {
    expect(priceRows(options, 'Kenya').every(({ saving }) => saving === null)).toBe(true);
  });

  it('sorts either way, a saving that is not known last both times', () => {
    expect(order('price')).toEqual(['India', 'Spain', 'UAE']);
    expect(order('price', true)).toEqual(['UAE', 'Spain', 'India']);
    expect(order('stay')).toEqual(['UAE', 'Spain', 'India']);
    expect(order('saving', true)).toEqual(['India', 'UAE', 'Spain']);
    expect(order('saving')).toEqual(['UAE', 'India', 'Spain']);
    expect(order('country', true)).toEqual(['UAE', 'Spain', 'India']);
  });

  it('turns the order of a column that is chosen again; the largest saving comes first', () => {
    const price = sortedBy({ key: 'country', descending: true }, 'price');
    expect(price).toEqual({ key: 'price', descending: false });
    expect(sortedBy(price, 'price')).toEqual({ key: 'price', descending: true });
    expect(sortedBy(price, 'saving')).toEqual({ key: 'saving', descending: true });
  });

  const anyOptions = fc.array(
    fc
      .record({
        country: fc.constantFrom('India', 'Turkey', 'Spain', 'UAE'),
        baseprice: fc.integer({ min: 1, max: 90_000 }),
        stay_days: fc.integer({ min: 0, max: 60 }),
        home_prices: fc.oneof(fc.constant({}), fc.record({ UK: fc.integer({ min: 1, max: 90_000 }) })),
      })
      .map(answers => aDestination(answers)),
    { maxLength: 12 },
  );
  const anyKey = fc.constantFrom<SortKey>('country', 'price', 'stay', 'saving');

  it('loses no country by sorting, and keeps each pair of known values in order', () => {
    fc.assert(
      fc.property(anyOptions, anyKey, fc.boolean(), (list, key, descending) => {
        const rows = priceRows(list, 'UK');
        const sorted = sortRows(rows, { key, descending });
        expect(new Set(sorted)).toEqual(new Set(rows));
        expect(sorted).toHaveLength(rows.length);
        const values = sorted.map(row => row[key]);
        const known = values.filter(value => value !== null);
        expect(values.slice(0, known.length)).toEqual(known);
        for (const [index, value] of known.slice(1).entries()) {
          const before = known[index] ?? value;
          expect(descending ? value <= before : value >= before).toBe(true);
        }
      }),
    );
  });

  it('adds up: price and saving make the home price', () => {
    fc.assert(
      fc.property(anyOptions, list => {
        for (const [index, { price, saving }] of priceRows(list, 'UK').entries())
          expect(saving === null ? undefined : price + saving).toBe(list[index]?.homePrices.UK);
      }),
    );
  });
});
