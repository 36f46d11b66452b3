import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AnalyticsEventSchema, createTreatmentSearchEvent } from './events.ts';
import { approximate, formatDate, formatMonth, usd } from './format.ts';
import { variantOf } from './variant.ts';

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

describe('variant', () => {
  it.each([
    [2, 'A'],
    [41, 'B'],
  ])('of session %i is %s', (id, variant) => expect(variantOf(id)).toBe(variant));
});

describe('analytics events', () => {
  it('carry the treatment, a version and nothing else', () => {
    const event = createTreatmentSearchEvent('Hip Replacement');
    expect(v.parse(AnalyticsEventSchema, event)).toEqual({
      name: 'treatment_search',
      version: 1,
      context: 'home',
      treatment: 'Hip Replacement',
    });
    for (const wrong of [
      { ...event, sessionId: 40 },
      { ...event, version: 2 },
      { ...event, treatment: ' ' },
    ])
      expect(v.is(AnalyticsEventSchema, wrong)).toBe(false);
  });
});
