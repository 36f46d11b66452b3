import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approximate, formatCount, formatDate, formatMonth, pluralize, usd } from './format.ts';

describe('amounts', () => {
  it.each([
    [8865, '$8,865'],
    [0, '$0'],
    [-0.2, '$0'],
    [-120, '-$120'],
    [1_000_000, '$1,000,000'],
  ])('%d is %s', (amount, text) => expect(usd(amount)).toBe(text));

  it.each([
    ['GBP', '≈ £6,740'],
    ['KES', '≈ KES 1,140,000'],
    ['USD', null],
    ['EUR', null],
    ['toString', null],
    ['XXX', null],
  ])('8,865 USD in %s is %s', (currency, text) => {
    const rates = { USD: 1, GBP: 0.76, KES: 129, XXX: 0 };
    expect(approximate(8865, currency, rates)?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
  });
});

it('no amount is no amount in another currency either', () => {
  expect(approximate(0, 'GBP', { GBP: 0.76 })).toBe('£0');
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
