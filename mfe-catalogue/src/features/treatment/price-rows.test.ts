import { aDestination } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { priceRows, sortRows } from './price-rows.ts';

const options = [
  aDestination({ country: 'UAE', baseprice: 18000, stay_days: 10 }),
  aDestination({ country: 'India', baseprice: 6200, stay_days: 15 }),
  aDestination({ country: 'Spain', baseprice: 14500, stay_days: 12, home_prices: {} }),
];
const order = (key: Parameters<typeof sortRows>[1]) =>
  sortRows(priceRows(options, 'UK'), key).map(({ country }) => country);

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

  it('sorts', () => {
    expect(order('price')).toEqual(['India', 'Spain', 'UAE']);
    expect(order('stay')).toEqual(['UAE', 'Spain', 'India']);
    expect(order('saving')).toEqual(['India', 'UAE', 'Spain']);
    expect(order('country')).toEqual(['India', 'Spain', 'UAE']);
  });
});
