import { expect, it } from 'vitest';
import { scopeOf, usualRange } from './trip-words.ts';
import { countUnits } from './units.ts';

it('rounds a range as it rounds the figure between its ends', () => {
  expect(usualRange(7_865, 10_665)).toBe('usually $7,900 to $10,700');
  expect(usualRange(654, 1_049)).toBe('usually $650 to $1,000');
});

it('names what a figure includes', () => {
  expect(scopeOf(null)).toBe('plus travel');
  expect(scopeOf({ travelIncluded: true })).toBe('all in');
  expect(scopeOf({ travelIncluded: false })).toBe('plus flights and visa');
});

it('counts the typical units, if a price counts any', () => {
  const unit = { one: 'veneer', many: 'veneers', max: 32 };
  expect(countUnits({ typicalUnits: 8, unit })).toBe('8 veneers');
  expect(countUnits({ typicalUnits: 1, unit })).toBe('1 veneer');
  expect(countUnits({ typicalUnits: 1, unit: null })).toBeNull();
});
