import { expect, it } from 'vitest';
import { median } from './median.ts';

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 2, 9], 3],
  [[], NaN],
])('median of %j is %d', (values, expected) => expect(median(values)).toBe(expected));
