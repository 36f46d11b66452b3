import { rangedCostWire } from '@carefare/testing/worked-example';
import * as fc from 'fast-check';
import { compareTotals, type HomePrice, multiplyHomePrice } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { type BreakEvenInput, breakEven } from './break-even.rules.ts';

interface Prices {
  treatment: number;
  fare: number;
  room: number;
  /** How far the treatment may lie below and above, as a part of it. */
  spread: number;
}

const bands = (['travel', 'visa', 'accommodation', 'food'] as const).map(line => ({
  line,
  low: 0.75,
  high: 1.25,
  reason: '',
}));

/** The cost rule with its range (section 10.4). */
function costOf(prices: Prices, units: number, patients: number, companions: number) {
  const travelers = patients + companions;
  const treatment = prices.treatment * units * patients;
  const travel = prices.fare * travelers;
  const accommodation = prices.room * Math.ceil(travelers / 2);
  const at = (spread: number, factor: number) =>
    treatment * spread + Math.round(travel * factor) + Math.round(accommodation * factor);
  return {
    treatment,
    travel,
    visa: 0,
    accommodation,
    food: 0,
    total: at(1, 1),
    low: at(1 - prices.spread, 0.75),
    high: at(1 + prices.spread, 1.25),
  };
}

const homeOf = (typical: number, spread = 0): HomePrice => ({
  typical,
  low: typical * (1 - spread),
  high: typical * (1 + spread),
  basis: 'estimate',
  note: null,
  year: null,
});

const usd = fc.integer({ min: 1, max: 5_000 });
const inputs = fc.record({
  prices: fc.record({
    treatment: usd,
    fare: usd,
    room: usd,
    // No part that floating point cannot hold.
    spread: fc.constantFrom(0, 0.125, 0.25, 0.5),
  }),
  home: fc.tuple(usd, fc.constantFrom(0, 0.125, 0.25)).map(([typical, spread]) => homeOf(typical, spread)),
  units: fc.integer({ min: 1, max: 8 }),
  patients: fc.integer({ min: 1, max: 3 }),
  companions: fc.integer({ min: 0, max: 10 }),
});
const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the break-even', () => {
  it('is not known under a condition', () => {
    fc.assert(
      fc.property(inputs, ({ prices, home, units, patients, companions }) => {
        const input: BreakEvenInput = {
          cost: costOf(prices, units, patients, companions),
          home: { ...home, condition: 'if you fly home after the stay' },
          bands,
          trip: { patients, companions },
          units: { count: units, max: 32 },
        };
        expect(breakEven(input)).toEqual({ units: null, companions: null });
      }),
    );
  });

  it('of units is the number from which on the trip is surely less, and with one fewer it is not', () => {
    fc.assert(
      fc.property(inputs, ({ prices, home, units, patients, companions }) => {
        const input: BreakEvenInput = {
          cost: costOf(prices, units, patients, companions),
          home: multiplyHomePrice(home, units * patients),
          bands,
          trip: { patients, companions },
          units: { count: units, max: 32 },
        };
        const isLess = (count: number) =>
          compareTotals(
            costOf(prices, count, patients, companions),
            multiplyHomePrice(home, count * patients),
          ).isLess;
        const fewest = breakEven(input).units;
        if (fewest === null) expect(numbers(1, 32).every(isLess) || !isLess(32)).toBe(true);
        else expect([isLess(fewest - 1), numbers(fewest, 32).every(isLess)]).toEqual([false, true]);
      }),
    );
  });

  it('of companions is the number up to which the trip is surely less, and with one more it is not', () => {
    fc.assert(
      fc.property(inputs, ({ prices, home, units, patients, companions }) => {
        const atHome = multiplyHomePrice(home, units * patients);
        const cost = costOf(prices, units, patients, companions);
        const isLess = (count: number) =>
          compareTotals(costOf(prices, units, patients, count), atHome).isLess;
        const trip = { patients, companions };
        const most = breakEven({ cost, home: atHome, bands, trip, units: null }).companions;
        if (most === null) expect(numbers(0, 10).every(isLess) || !isLess(0)).toBe(true);
        else expect([numbers(0, most).every(isLess), isLess(most + 1)]).toEqual([true, false]);
      }),
    );
  });

  it('is no number where nothing turns the comparison', () => {
    const trip = { patients: 1, companions: 1 };
    expect(
      breakEven({ cost: rangedCostWire, home: homeOf(500_000), bands, trip, units: { count: 1, max: 32 } }),
    ).toEqual({
      units: null,
      companions: null,
    });
  });
});
