import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aboutUsd, compareTotals, type RangedTotal } from './compare-with-home.ts';

const ranged = (low: number, total: number, high: number): RangedTotal => ({ low, total, high });
const exactly = (total: number) => ranged(total, total, total);

it.each([
  // The ranges do not meet.
  [ranged(7_900, 8_865, 10_700), exactly(17_500), 'about $8,600 less'],
  [ranged(1_300, 1_660, 1_900), exactly(1_000), 'about $660 more'],
  // They meet, perhaps only by the digits shown, and the totals clearly differ.
  [ranged(2_500, 3_400, 6_900), exactly(5_800), 'probably less'],
  [ranged(6_000, 8_000, 10_000), exactly(6_500), 'probably more'],
  [ranged(7_000, 8_000, 9_960), exactly(10_000), 'probably less'],
  [ranged(8_000, 9_000, 9_900), ranged(9_800, 14_000, 20_000), 'probably less'],
  // Within a tenth, or without a digit that is shown.
  [ranged(14_000, 16_000, 18_700), exactly(17_500), 'about the same'],
  [ranged(16_300, 19_200, 22_000), exactly(17_500), 'about the same'],
  [exactly(994), exactly(996), 'about the same'],
  // More than a tenth, and wide ranges.
  [ranged(7_000, 10_600, 14_000), ranged(6_700, 8_400, 11_000), 'cannot tell'],
  [ranged(8_000, 9_000, 13_000), ranged(8_500, 11_000, 13_000), 'cannot tell'],
])('%o against %o is %s', (trip, home, words) => expect(compareTotals(trip, home).text).toBe(words));

it.each([
  [exactly(8_865), exactly(17_500), 'about $8,600 less than privately at home'],
  [ranged(6_000, 8_000, 10_000), exactly(6_500), 'probably more than privately at home'],
  [exactly(998), exactly(1_002), 'about the same as privately at home'],
  [
    ranged(7_000, 10_600, 14_000),
    ranged(6_700, 8_400, 11_000),
    'cannot tell: $10,600 here, $8,400 at home; the ranges overlap',
  ],
])('%o against %o at home is %s', (trip, home, words) =>
  expect(compareTotals(trip, home).withHome).toBe(words),
);

const amount = fc.integer({ min: 0, max: 300_000 });
const totals = fc
  .tuple(amount, amount, amount)
  .map(amounts => ranged(...(amounts.toSorted((a, b) => a - b) as [number, number, number])));

it('says less or more of no range that reaches the other, and nothing of a typical total that does not bear it out', () => {
  fc.assert(
    fc.property(totals, totals, (one, other) => {
      const { isLess, text } = compareTotals(one, other);
      if (/^about \$.* less$/.test(text)) expect(one.high).toBeLessThan(other.low);
      if (/^about \$.* more$/.test(text)) expect(one.low).toBeGreaterThan(other.high);
      if (text === 'probably less') expect(one.total).toBeLessThan(other.total);
      if (text === 'probably more') expect(one.total).toBeGreaterThan(other.total);
      const [lower, higher] = [one.total, other.total].toSorted((a, b) => a - b) as [number, number];
      if (text === 'about the same') expect(higher).toBeLessThanOrEqual(Math.max(lower * 1.1, lower + 5));
      expect(isLess).toBe(/^about \$.* less$/.test(text));
      expect(text).not.toContain('$0');
    }),
  );
});

it('says the opposite the other way round, and nothing surer of a wider range', () => {
  const certaintyOf = (text: string) => ['probably', 'about $'].findIndex(words => text.startsWith(words));
  fc.assert(
    fc.property(totals, totals, amount, (one, other, more) => {
      const { text } = compareTotals(one, other);
      const swap = (words: string) =>
        words.includes('less') ? words.replace('less', 'more') : words.replace('more', 'less');
      expect(compareTotals(other, one).text).toBe(swap(text));
      const wider = { ...one, low: Math.max(0, one.low - more), high: one.high + more };
      expect(certaintyOf(compareTotals(wider, other).text)).toBeLessThanOrEqual(certaintyOf(text));
    }),
  );
});

it('rounds to hundreds or tens', () => {
  expect([aboutUsd(8_865), aboutUsd(657), aboutUsd(999)]).toEqual([
    'about $8,900',
    'about $660',
    'about $1,000',
  ]);
});
