import { aDestination } from '@carefare/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SortKey, sortRows, toggleSorting, toPriceRows } from './price-table.rules.ts';

const options = [
  aDestination({ country: 'UAE', baseprice: 18000, stay_days: 10 }),
  aDestination({ country: 'India', baseprice: 6200, stay_days: 15 }),
  aDestination({ country: 'Spain', baseprice: 14500, stay_days: 12, home_prices: {} }),
];
const countriesBy = (key: SortKey, descending = false) =>
  sortRows(toPriceRows(options, 'UK'), { key, descending }).map(({ country }) => country);

describe('prices by country', () => {
  it.each([
    ['UAE', -500, -3],
    ['India', 11300, 65],
    ['Spain', null, null],
  ])('compares %s with the UK: %s USD, %s per cent', (country, saving, percent) => {
    const row = toPriceRows(options, 'UK').find(entry => entry.country === country);
    expect(row).toMatchObject({ saving, percent });
  });

  it('has no saving for a source without a home price', () => {
    expect(toPriceRows(options, 'Kenya').every(({ saving }) => saving === null)).toBe(true);
  });

  it('sorts in both directions, with unknown savings last', () => {
    expect(countriesBy('price')).toEqual(['India', 'Spain', 'UAE']);
    expect(countriesBy('price', true)).toEqual(['UAE', 'Spain', 'India']);
    expect(countriesBy('stay')).toEqual(['UAE', 'Spain', 'India']);
    expect(countriesBy('saving', true)).toEqual(['India', 'UAE', 'Spain']);
    expect(countriesBy('saving')).toEqual(['UAE', 'India', 'Spain']);
    expect(countriesBy('country', true)).toEqual(['UAE', 'Spain', 'India']);
  });

  it('reverses the order of the sorted column and starts savings with the largest', () => {
    const price = toggleSorting({ key: 'country', descending: true }, 'price');
    expect(price).toEqual({ key: 'price', descending: false });
    expect(toggleSorting(price, 'price')).toEqual({ key: 'price', descending: true });
    expect(toggleSorting(price, 'saving')).toEqual({ key: 'saving', descending: true });
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

  it('keeps all rows and orders all known values', () => {
    fc.assert(
      fc.property(anyOptions, anyKey, fc.boolean(), (list, key, descending) => {
        const rows = toPriceRows(list, 'UK');
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

  it('price plus saving is the home price', () => {
    fc.assert(
      fc.property(anyOptions, list => {
        for (const [index, { price, saving }] of toPriceRows(list, 'UK').entries())
          expect(saving === null ? undefined : price + saving).toBe(list[index]?.homePrices.UK);
      }),
    );
  });
});
