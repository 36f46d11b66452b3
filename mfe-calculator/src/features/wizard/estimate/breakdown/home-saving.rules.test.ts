import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeSaving } from './home-saving.rules.ts';

describe('the saving', () => {
  const trip = { source: 'UK', destination: 'India', patients: 2, units: 4 };

  it('is the home price for all units and patients minus the whole trip, negative if the trip costs more', () => {
    const prices = fc.integer({ min: 0, max: 200_000 });
    const totals = fc.integer({ min: 1, max: 200_000 });
    fc.assert(
      fc.property(prices, totals, (price, total) => {
        const saving = homeSaving(trip, { homePrices: { UK: price } }, { total });
        expect(saving).toEqual(price > 0 ? { home: price * 8, saving: price * 8 - total } : null);
      }),
    );
  });

  it.each([
    ['without a home price', trip, { USA: 40_000 }, 8865],
    ["for a trip in the visitor's own country", { ...trip, destination: 'UK' }, { UK: 17_500 }, 8865],
    ['without a cost', trip, { UK: 17_500 }, 0],
    ['without a source', { ...trip, source: null }, { UK: 17_500 }, 8865],
  ])('is null %s', (_case, answers, homePrices, total) => {
    expect(homeSaving(answers, { homePrices }, { total })).toBeNull();
  });
});
