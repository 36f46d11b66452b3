import { costWire } from '@carefare/testing/worked-example';
import * as fc from 'fast-check';
import { compareWithHome } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { type BreakEvenInput, breakEven } from './break-even.rules.ts';

/** The cost rule, for prices that need no rounding. */
function costOf(prices: Prices, units: number, patients: number, companions: number) {
  const travelers = patients + companions;
  const treatment = prices.treatment * units * patients;
  const travel = prices.fare * travelers;
  const accommodation = prices.room * Math.ceil(travelers / 2);
  const total = treatment + travel + accommodation;
  return { treatment, travel, visa: 0, accommodation, food: 0, total };
}
interface Prices {
  treatment: number;
  fare: number;
  room: number;
}

const usd = fc.integer({ min: 1, max: 5_000 });
const inputs = fc.record({
  prices: fc.record({ treatment: usd, fare: usd, room: usd }),
  homePrice: usd,
  units: fc.integer({ min: 1, max: 8 }),
  patients: fc.integer({ min: 1, max: 3 }),
  companions: fc.integer({ min: 0, max: 10 }),
});
const isLess = (total: number, home: number) => compareWithHome(total, home).isLess;

describe('the break-even', () => {
  it('of units is the first number with which the trip is less, and one fewer is not', () => {
    fc.assert(
      fc.property(inputs, ({ prices, homePrice, units, patients, companions }) => {
        const input: BreakEvenInput = {
          cost: costOf(prices, units, patients, companions),
          home: homePrice * units * patients,
          trip: { patients, companions },
          units: { count: units, max: 32 },
        };
        const lessWith = (count: number) =>
          isLess(costOf(prices, count, patients, companions).total, homePrice * count * patients);
        const fewest = breakEven(input).units;
        if (fewest === null) expect(lessWith(1) || !lessWith(32)).toBe(true);
        else expect([lessWith(fewest - 1), lessWith(fewest)]).toEqual([false, true]);
      }),
    );
  });

  it('of companions is the last number with which the trip is less, and one more is not', () => {
    fc.assert(
      fc.property(inputs, ({ prices, homePrice, units, patients, companions }) => {
        const home = homePrice * units * patients;
        const cost = costOf(prices, units, patients, companions);
        const lessWith = (count: number) => isLess(costOf(prices, units, patients, count).total, home);
        const most = breakEven({ cost, home, trip: { patients, companions }, units: null }).companions;
        if (most === null) expect(!lessWith(0) || lessWith(10)).toBe(true);
        else expect([lessWith(most), lessWith(most + 1)]).toEqual([true, false]);
      }),
    );
  });

  it('is no number where nothing turns the comparison', () => {
    const trip = { patients: 1, companions: 1 };
    expect(breakEven({ cost: costWire, home: 500_000, trip, units: { count: 1, max: 32 } })).toEqual({
      units: null,
      companions: null,
    });
  });
});
