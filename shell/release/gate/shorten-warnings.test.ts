import { expect, it } from 'vitest';
import { shortenWarnings } from './shorten-warnings.ts';

const warnings = (count: number) => Array.from({ length: count }, (_each, index) => `Warning ${index}.`);

it.each([
  [0, []],
  [5, warnings(5)],
  [6, [...warnings(5), 'There is one more warning.']],
  [40, [...warnings(5), 'There are 35 more warnings.']],
])('shows of %i warnings at most five', (count, shown) => {
  expect(shortenWarnings(warnings(count))).toEqual(shown);
});
