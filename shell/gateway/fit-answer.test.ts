import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fitAnswer } from './fit-answer.ts';

const PriceSchema = v.object({ country: v.string(), usd: v.number() });
const Schema = v.object({
  prices: v.array(PriceSchema),
  treatments: v.optional(v.array(v.object({ days: v.array(v.number()), prices: v.array(PriceSchema) }))),
});
const india = { country: 'India', usd: 5 };

describe('an answer of which some rows do not fit', () => {
  it('is used without them, and has the reason of the first', () => {
    const received = { prices: [india, { country: 'Peru' }, null], note: 'kept' };
    expect(fitAnswer(Schema, received)).toEqual({
      value: { prices: [india], note: 'kept' },
      leftOut: 2,
      reason: {
        path: 'prices.1.usd',
        message: 'Invalid key: Expected "usd" but received undefined',
      },
    });
  });

  it('loses the innermost row; a list of numbers is one value of its row', () => {
    const days = [3];
    const received = {
      prices: [india],
      treatments: [
        { days, prices: [india, { country: 5, usd: 'much' }] },
        { days: [3, 'four'], prices: [india] },
      ],
    };
    expect(fitAnswer(Schema, received)).toMatchObject({
      value: { prices: [india], treatments: [{ days, prices: [india] }] },
      leftOut: 2,
    });
  });

  it('may have decimals as text, which are read as numbers, and no other text', () => {
    const price = (usd: unknown) => ({ country: '5', usd });
    const received = { prices: ['4389.50', '0.5', '-2', '7', '', '1e3', '007', '12 USD', ' 1'].map(price) };
    expect(fitAnswer(Schema, received)).toMatchObject({
      value: { prices: [4389.5, 0.5, -2, 7].map(price) },
      leftOut: 5,
    });
    expect(received.prices[0]).toEqual(price('4389.50'));
  });

  it('may have null for fields that it need not have, also by a name that only the API knows', () => {
    const OptionalSchema = v.object({
      rows: v.array(v.object({ id: v.number(), span: v.optional(v.tuple([v.number(), v.number()])) })),
      fees: v.record(v.string(), v.number()),
      note: v.nullable(v.string()),
    });
    const received = {
      rows: [{ id: 1, span: null }, { id: 2, span: [1, 2] }, { id: null }],
      fees: { UK: null, USA: 40 },
      note: null,
    };
    expect(fitAnswer(OptionalSchema, received)).toMatchObject({
      value: { rows: [{ id: 1 }, { id: 2, span: [1, 2] }], fees: { USA: 40 }, note: null },
      leftOut: 1,
    });
  });

  it('may have a text among rows that are objects, or an empty one for a field that it need not have', () => {
    const Rows = v.array(v.object({ title: v.string(), days: v.optional(v.number()) }));
    const received = [{ title: 'a' }, 'a text', { title: 'b', days: '' }, null];
    expect(fitAnswer(Rows, received)).toMatchObject({ value: [{ title: 'a' }, { title: 'b' }], leftOut: 2 });
  });

  it('keeps a row without a field that it may lack, and leaves one out that lacks a field which it needs', () => {
    const Rows = v.array(v.object({ name: v.string(), order: v.number() }));
    const fill = (rows: unknown) => (rows as object[]).map(row => Object.assign({ order: 0 }, row));
    const received = [
      { name: 'a', order: 'first' },
      { name: 5, order: 1 },
    ];
    expect(fitAnswer(Rows, received, fill)).toEqual({
      value: [{ name: 'a', order: 0 }],
      leftOut: 1,
      spared: 1,
      reason: { path: '0.order', message: 'Invalid type: Expected number but received "first"' },
    });
  });

  it('loses both ends of a range of which one does not fit', () => {
    const Rows = v.array(v.object({ price_low: v.number(), price_high: v.number() }));
    const fill = (rows: unknown) =>
      (rows as object[]).map(row => Object.assign({ price_low: 6, price_high: 6 }, row));
    for (const row of [
      { price_low: 5, price_high: '8,000' },
      { price_low: '5,000', price_high: 8 },
    ])
      expect(fitAnswer(Rows, [row], fill)).toMatchObject({
        value: [{ price_low: 6, price_high: 6 }],
        leftOut: 0,
        spared: 1,
      });
  });

  it('that fits is the one that was received', () => {
    const received = { prices: [india] };
    expect(fitAnswer(Schema, received)).toEqual({ value: received, leftOut: 0 });
  });

  it.each([
    ['no row of a list is left', { prices: [{}, null] }, 'prices.0.country: Invalid key'],
    [
      'something else than a row does not fit',
      { prices: [india], treatments: 'many' },
      'treatments: Invalid',
    ],
    ['it is not an object', null, 'Invalid type: Expected Object'],
  ])('is refused where %s', (_case, received, reason) => {
    expect(fitAnswer(Schema, received)).toContain(reason);
  });
});
