import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedByAccommodation, addedByFood, addedBySupport, roomsFor } from './added-cost.rules.ts';

const parties = fc.record({ travelers: fc.integer({ min: 1, max: 20 }) });
const visits = fc.array(fc.integer({ min: 1, max: 180 }), { minLength: 1, maxLength: 4 });
const prices = fc.integer({ min: 0, max: 2_000 });

describe('the added cost', () => {
  it('matches the worked example of the cost rule', () => {
    const couple = { travelers: 2 };
    expect(addedByAccommodation(55, couple, [15])).toBe(825);
    expect(addedByFood(18, couple, [15])).toBe(540);
    expect([addedBySupport(550, couple, [15]), addedBySupport(100, couple, [15])]).toEqual([1_100, 200]);
  });

  it('counts the nights, meals, fares and fees of every visit', () => {
    const couple = { travelers: 2 };
    expect(addedByAccommodation(55, couple, [5, 7])).toBe(660);
    expect(addedByFood(18, couple, [5, 7])).toBe(432);
    expect(addedBySupport(550, couple, [5, 7])).toBe(2_200);
  });

  it('is whole, and never falls with another traveller, night or visit', () => {
    fc.assert(
      fc.property(parties, visits, prices, (party, stays, price) => {
        const larger = { ...party, travelers: party.travelers + 1 };
        const longer = [...stays.slice(1), (stays[0] ?? 0) + 1];
        for (const added of [addedByAccommodation, addedByFood, addedBySupport]) {
          const amount = added(price, party, stays);
          expect(Number.isInteger(amount)).toBe(true);
          expect(added(price, larger, stays)).toBeGreaterThanOrEqual(amount);
          expect(added(price, party, longer)).toBeGreaterThanOrEqual(amount);
          expect(added(price, party, [...stays, 1])).toBeGreaterThanOrEqual(amount);
        }
      }),
    );
  });

  it('counts a bed for everyone, and at most one spare', () => {
    fc.assert(
      fc.property(parties, party => {
        expect([0, 1]).toContain(2 * roomsFor(party) - party.travelers);
      }),
    );
  });
});
