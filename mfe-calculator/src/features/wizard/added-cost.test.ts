import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedByAccommodation, addedByFood, addedBySupport, roomsFor } from './added-cost.ts';

const party = fc.record({
  travelers: fc.integer({ min: 1, max: 20 }),
  accommodationDuration: fc.integer({ min: 1, max: 180 }),
});
const usd = fc.integer({ min: 0, max: 2_000 });

describe('what a choice adds', () => {
  it('is the worked example of the cost rule', () => {
    const two = { travelers: 2, accommodationDuration: 15 };
    expect(addedByAccommodation(55, two)).toBe(825);
    expect(addedByFood(18, two)).toBe(540);
    expect([addedBySupport(550, two), addedBySupport(100, two)]).toEqual([1_100, 200]);
  });

  it('is whole, and never less with another traveller or another night', () => {
    fc.assert(
      fc.property(party, usd, (of, price) => {
        const more = { ...of, travelers: of.travelers + 1 };
        const longer = { ...of, accommodationDuration: of.accommodationDuration + 1 };
        for (const added of [addedByAccommodation, addedByFood, addedBySupport]) {
          expect(Number.isInteger(added(price, of))).toBe(true);
          expect(added(price, more)).toBeGreaterThanOrEqual(added(price, of));
          expect(added(price, longer)).toBeGreaterThanOrEqual(added(price, of));
        }
      }),
    );
  });

  it('gives everybody a bed, and leaves no more than one free', () => {
    fc.assert(
      fc.property(party, of => {
        const free = 2 * roomsFor(of) - of.travelers;
        expect([0, 1]).toContain(free);
      }),
    );
  });
});
