import { expect, it } from 'vitest';
import { formatVital } from './page-vitals.ts';

it.each([
  ['LCP', 812.4, '812 ms'],
  ['CLS', 0.01234, '0.012'],
] as const)('%s of %d is shown as %s', (name, value, text) =>
  expect(formatVital({ name, value })).toBe(text),
);
