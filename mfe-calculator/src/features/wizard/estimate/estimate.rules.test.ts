import { optionsWire } from '@carefare/testing';
import * as fc from 'fast-check';
import type { CostByCountry } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { comparedLimit, suggestedCountries, toggled, withChosen } from './compared.rules.ts';
import { costLines, sharesOf } from './cost-shares.rules.ts';
import { homeSaving } from './home-saving.rules.ts';
import { localMoney } from './local-money.ts';

const amount = fc.integer({ min: 0, max: 200_000 });
const cost = fc
  .record({ treatment: amount, travel: amount, visa: amount, accommodation: amount, food: amount })
  .map(lines => Object.assign(lines, { total: costLines.reduce((sum, line) => sum + lines[line], 0) }));
const country = fc.constantFrom('India', 'Thailand', 'Turkey', 'Malaysia', 'Mexico', 'Spain', 'UAE');

describe('shares', () => {
  it('add up to 100, and each is less than a point off', () => {
    fc.assert(
      fc.property(cost, given => {
        const shares = sharesOf(given);
        const sum = costLines.reduce((total, line) => total + shares[line], 0);
        expect(sum).toBe(given.total > 0 ? 100 : 0);
        for (const line of costLines) {
          expect(Number.isInteger(shares[line])).toBe(true);
          if (given.total > 0)
            expect(Math.abs(shares[line] - (100 * given[line]) / given.total)).toBeLessThan(1);
        }
      }),
    );
  });

  it('are none without a line that costs', () => {
    fc.assert(
      fc.property(cost, given => {
        const shares = sharesOf(given);
        for (const line of costLines) if (given[line] === 0) expect(shares[line]).toBe(0);
      }),
    );
  });
});

describe('the compared destinations', () => {
  it('hold the chosen one, each once, and never more than fit, whatever is ticked and chosen', () => {
    const act = fc.record({ country, choose: fc.boolean() });
    fc.assert(
      fc.property(country, fc.array(act, { maxLength: 20 }), (first, acts) => {
        let chosen = first;
        let picked: readonly string[] = withChosen([], first);
        for (const { country: next, choose } of acts) {
          if (choose) chosen = next;
          picked = choose ? withChosen(picked, next) : toggled(picked, chosen, next);
          expect(picked).toContain(chosen);
          expect(new Set(picked).size).toBe(picked.length);
          expect(picked.length).toBeLessThanOrEqual(comparedLimit.max);
        }
      }),
    );
  });

  it('are at first the chosen one and the two that cost least', () => {
    const costs = fc.uniqueArray(fc.record({ country, total: amount }), {
      minLength: 3,
      selector: each => each.country,
    });
    fc.assert(
      fc.property(costs, given => {
        const [{ country: chosen } = { country: '' }] = given;
        const [first, ...others] = suggestedCountries(given as CostByCountry[], chosen);
        expect(first).toBe(chosen);
        expect(others).toHaveLength(2);
        const totalOf = (name: string) => given.find(each => each.country === name)?.total ?? 0;
        const shown = Math.max(...others.map(totalOf));
        for (const { country: name, total } of given)
          if (name !== chosen && !others.includes(name)) expect(total).toBeGreaterThanOrEqual(shown);
      }),
    );
  });

  it('stay as they are when a fifth is ticked', () => {
    const four = ['India', 'Thailand', 'Turkey', 'Spain'];
    expect(toggled(four, 'India', 'Mexico')).toBe(four);
    expect(toggled(four, 'India', 'India')).toBe(four);
  });
});

describe('the saving', () => {
  const trip = { source: 'UK', destination: 'India', patients: 2 };

  it('is the treatment at home for all patients less the whole trip, negative when that costs more', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 200_000 }), (price, total) => {
        const found = homeSaving(trip, { homePrices: { UK: price } }, { total });
        expect(found).toEqual(price > 0 ? { home: price * 2, saving: price * 2 - total } : null);
      }),
    );
  });

  it.each([
    ['no home price is known', trip, { USA: 40_000 }, 8865],
    ['the trip stays at home', { ...trip, destination: 'UK' }, { UK: 17_500 }, 8865],
    ['nothing was computed', trip, { UK: 17_500 }, 0],
    ['no source is chosen', { ...trip, source: null }, { UK: 17_500 }, 8865],
  ])('is not told when %s', (_why, given, homePrices, total) => {
    expect(homeSaving(given, { homePrices }, { total })).toBeNull();
  });
});

describe("the visitor's currency", () => {
  const options = {
    accommodation: [],
    food: [],
    exchangeRates: optionsWire.exchange_rates,
    sources: optionsWire.sources,
    asOf: optionsWire.as_of,
  };

  it('stands beside USD with the month of its rate', () => {
    const local = localMoney(options, 'UK');
    expect(local?.of(8865)).toBe('≈ £6,740');
    expect(local).toMatchObject({ currency: 'GBP', rateOf: 'November 2026' });
  });

  it.each([
    ['the USA', 'USA'],
    ['a country without a rate', 'Kenya'],
    ['no country', null],
  ])('is not shown for %s', (_name, source) => {
    expect(localMoney(options, source)).toBeNull();
  });

  it('is not shown while the rates are not there', () => {
    expect(localMoney(null, 'UK')).toBeNull();
  });
});
