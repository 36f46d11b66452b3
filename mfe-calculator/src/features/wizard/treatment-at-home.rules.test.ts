import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treatmentAtHome } from './treatment-at-home.rules.ts';

const trip = { source: 'UK', patients: 1 };

describe('the treatment at home', () => {
  it('is the price there for all units and patients', () => {
    const [price, units, patients] = [
      fc.integer({ min: 1, max: 200_000 }),
      fc.integer({ min: 1, max: 32 }),
      fc.integer({ min: 1, max: 10 }),
    ];
    fc.assert(
      fc.property(price, units, patients, (usd, count, people) => {
        const home = treatmentAtHome({ ...trip, patients: people }, count, { homePrices: { UK: usd } });
        expect(home).toBe(usd * count * people);
      }),
    );
  });

  it.each([
    ['without a source', { ...trip, source: null }, { homePrices: { UK: 17_500 } }],
    ['without a price there', trip, { homePrices: { USA: 40_000 } }],
    ['of a country named like a built-in', { ...trip, source: 'constructor' }, { homePrices: {} }],
    ['without destinations', trip, undefined],
  ])('is null %s', (_case, answers, option) => {
    expect(treatmentAtHome(answers, 1, option)).toBeNull();
  });
});
