import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareText, formatCount, formatDate, formatMonth, isolate, pluralize, usd } from './format.ts';

describe('amounts', () => {
  it.each([
    [8865, '$8,865'],
    [0, '$0'],
    [-0.2, '$0'],
    [-120, '-$120'],
    [1_000_000, '$1,000,000'],
  ])('%d is %s', (amount, text) => expect(usd(amount)).toBe(text));
});

describe('numbers and texts', () => {
  it('read as Intl writes them', () => {
    const format = new Intl.NumberFormat('en-US');
    fc.assert(fc.property(fc.nat(), count => formatCount(count) === format.format(count)));
  });
});

describe('dates', () => {
  it.each([
    ['2026-05-01', '1 May 2026', 'May 2026'],
    ['2026-11', 'November 2026', 'November 2026'],
    ['soon', 'soon', 'soon'],
    ['2026-13-01', '2026-13-01', '2026-13'],
  ])('%s reads %s', (date, day, month) => {
    expect([formatDate(date), formatMonth(date)]).toEqual([day, month]);
  });
});

describe('counts', () => {
  it.each([
    [0, '0 nights'],
    [1, '1 night'],
    [2, '2 nights'],
  ])('%i reads %s', (count, text) => expect(pluralize(count, 'night')).toBe(text));
});

it('isolates text from right to left in a sentence, and no other', () => {
  expect([isolate('Jo'), isolate('زهرة (أم)')]).toEqual(['Jo', '\u2068زهرة (أم)\u2069']);
});

it('sorts texts by their letters, and by accents where nothing else differs', () => {
  const sorted = ['Aegis', 'Arzte', 'Ärzte', 'Éclat', 'LASIK', 'Laser', 'UK', 'Ukraine', 'Zahn'];
  expect(sorted.toReversed().toSorted(compareText)).toEqual(sorted);
});
