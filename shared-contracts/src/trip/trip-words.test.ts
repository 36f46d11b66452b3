import { expect, it } from 'vitest';
import { lowestFigure, usualRange } from './trip-words.ts';

it('calls a range usual only where it is published', () => {
  expect(usualRange(7_850, 12_750, 'published')).toBe('usually $7,900 to $12,800');
  expect(usualRange(7_850, 12_750, 'estimate')).toBe('$7,900 to $12,800');
  expect(usualRange(7_850, 12_750)).toBe('$7,900 to $12,800');
});

it.each([
  ['$6,200', 'published', 'from $6,200'],
  ['$1,900', 'estimate', 'about $1,900'],
  ['about $7,900', 'published', 'from about $7,900'],
  ['about $7,900', 'estimate', 'about $7,900'],
] as const)('the lowest figure %s that is %s reads %s', (figure, basis, words) =>
  expect(lowestFigure(figure, basis)).toBe(words),
);
