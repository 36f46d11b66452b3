import { expect, it } from 'vitest';
import { priceFigure, usualRange } from './price-words.ts';

it('asks for a price that is not known', () => {
  expect([priceFigure(1200), priceFigure(0)]).toEqual(['$1,200', 'price on request']);
  expect(priceFigure(1200, 'found')).toBe('from $1,200');
  expect(priceFigure(0, 'found')).toBe('price on request');
});

it('calls a range usual only where it is found', () => {
  expect(usualRange(7_850, 12_750, 'found')).toBe('usually $7,900 to $12,800');
  expect(usualRange(7_850, 12_750, 'interpolated')).toBe('$7,900 to $12,800');
  expect(usualRange(7_850, 12_750)).toBe('$7,900 to $12,800');
  expect(usualRange(7_860, 7_890)).toBe('$7,900');
});

it.each([
  ['$6,200', 'found', 'from $6,200'],
  ['$1,900', 'interpolated', 'about $1,900'],
  ['about $7,900', 'found', 'from about $7,900'],
  ['about $7,900', 'interpolated', 'about $7,900'],
] as const)('the lowest figure %s that is %s reads %s', (figure, basis, words) =>
  expect(priceFigure(figure, basis)).toBe(words),
);
