import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aboutUsd, compareWithHome } from './compare-with-home.ts';

it.each([
  [8_865, 17_500, 'about $8,600 less than privately at home'],
  [1_660, 1_000, 'costs about $660 more than privately at home'],
  [1_002, 1_000, 'costs about the same as privately at home'],
  [998, 1_000, 'costs about the same as privately at home'],
])('a trip of %s against %s at home: %s', (total, home, text) => {
  expect(compareWithHome(total, home).text).toBe(text);
});

it('never says less where the trip costs as much as or more than privately at home', () => {
  const amount = fc.integer({ min: 0, max: 300_000 });
  fc.assert(
    fc.property(amount, amount, (total, home) => {
      const { isLess, text } = compareWithHome(total, home);
      expect(text.includes('less')).toBe(isLess);
      if (total >= home) expect(isLess).toBe(false);
      if (home - total >= 5) expect(isLess).toBe(true);
      expect(text).not.toContain('$0');
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
