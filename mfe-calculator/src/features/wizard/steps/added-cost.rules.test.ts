import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedByAccommodation, addedByFood, addedBySupport, roomsFor } from './added-cost.rules.ts';

const parties = fc.record({
  travelers: fc.integer({ min: 1, max: 20 }),
  accommodationDuration: fc.integer({ min: 1, max: 180 }),
});
const prices = fc.integer({ min: 0, max: 2_000 });

describe('the added cost', () => {
  it('matches the worked example of the cost rule', () => {
    const couple = { travelers: 2, accommodationDuration: 15 };
    expect(addedByAccommodation(55, couple)).toBe(825);
    expect(addedByFood(18, couple)).toBe(540);
    expect([addedBySupport(550, couple), addedBySupport(100, couple)]).toEqual([1_100, 200]);
  });

  it('is whole, and never falls with another traveller or another night', () => {
    fc.assert(
      fc.property(parties, prices, (party, price) => {
        const larger = { ...party, travelers: party.travelers + 1 };
        const longer = { ...party, accommodationDuration: party.accommodationDuration + 1 };
        for (const added of [addedByAccommodation, addedByFood, addedBySupport]) {
          expect(Number.isInteger(added(price, party))).toBe(true);
          expect(added(price, larger)).toBeGreaterThanOrEqual(added(price, party));
          expect(added(price, longer)).toBeGreaterThanOrEqual(added(price, party));
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
