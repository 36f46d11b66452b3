import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { failureOf } from './api-test-client.ts';
import { parseAnswer } from './parse-answer.ts';

const PriceSchema = v.object({ country: v.string(), usd: v.number() });
const Schema = v.object({
  prices: v.array(PriceSchema),
  treatments: v.optional(v.array(v.object({ days: v.array(v.number()), prices: v.array(PriceSchema) }))),
});

const parse = (received: unknown) => {
  const onMisfit = vi.fn<(misfit: string) => void>();
  const run = async () =>
    parseAnswer({ answer: Schema, path: 'masters/x', message: 'Failed' }, received, onMisfit);
  return { run, misfits: () => onMisfit.mock.calls.flat() };
};
const india = { country: 'India', usd: 5 };

describe('an answer of which some rows do not fit', () => {
  it('is used without them, and each is told', async () => {
    const { run, misfits } = parse({ prices: [india, { country: 'Peru' }, null] });
    expect(await run()).toEqual({ prices: [india] });
    expect(misfits()).toEqual([
      'masters/x: prices.1.usd: Invalid key: Expected "usd" but received undefined',
      'masters/x: prices.2: Invalid type: Expected Object but received null',
    ]);
  });

  it('loses the innermost row; a list of numbers is one value of its row', async () => {
    const days = [3];
    const { run } = parse({
      prices: [india],
      treatments: [
        { days, prices: [india, { country: 'Peru', usd: 'much' }] },
        { days: [3, 'four'], prices: [india] },
      ],
    });
    expect(await run()).toEqual({ prices: [india], treatments: [{ days, prices: [india] }] });
  });

  it('may have decimals as text, which are read as numbers, and no other text', async () => {
    const price = (usd: unknown) => ({ country: '5', usd });
    const received = { prices: ['4389.50', '0.5', '-2', '7', '', '1e3', '007', '12 USD', ' 1'].map(price) };
    const { run, misfits } = parse(received);
    expect(await run()).toEqual({ prices: [4389.5, 0.5, -2, 7].map(price) });
    expect(misfits()).toHaveLength(5);
    expect(received.prices[0]).toEqual(price('4389.50'));
  });

  it.each([
    ['no row of a list is left', { prices: [{}, null] }],
    ['something else than a row does not fit', { prices: [india], treatments: 'many' }],
    ['it is no object', null],
  ])('is refused where %s', async (_case, received) => {
    expect(await failureOf(parse(received).run())).toMatchObject({
      message: 'Failed',
      code: 'invalid-answer',
    });
  });
});
