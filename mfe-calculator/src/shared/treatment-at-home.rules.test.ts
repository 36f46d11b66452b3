import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treatmentAtHome } from './treatment-at-home.rules.ts';

const priceOf = (typical: number) => ({
  typical,
  low: typical - 1,
  high: typical + 1,
  basis: 'estimate' as const,
  note: null,
  year: null,
});
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
        const homes = { UK: priceOf(usd) };
        const home = treatmentAtHome({ ...trip, patients: people }, count, { homes });
        expect(home).toMatchObject({
          low: (usd - 1) * count * people,
          typical: usd * count * people,
          high: (usd + 1) * count * people,
        });
      }),
    );
  });

  it.each([
    ['without a source', { ...trip, source: null }, { homes: { UK: priceOf(17_500) } }],
    ['without a price there', trip, { homes: { USA: priceOf(40_000) } }],
    ['of a country named like a built-in', { ...trip, source: 'constructor' }, { homes: {} }],
    ['without destinations', trip, undefined],
  ])('is null %s', (_case, answers, option) => {
    expect(treatmentAtHome(answers, 1, option)).toBeNull();
  });
});
