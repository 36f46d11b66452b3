import { expect, it } from 'vitest';
import { compareFigures } from './compare-figures.ts';

it('orders by the first figures that differ, and one that is not known comes last', () => {
  const [unknown, low] = [undefined, 12_600];
  const sorted = [
    [1, unknown, unknown],
    [unknown, low, 19_000],
    [unknown, low, 20_100],
    [unknown, 13_500, 14_000],
    [unknown, unknown, unknown],
  ];
  expect(sorted.toReversed().toSorted(compareFigures)).toEqual(sorted);
});
