import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { check, compared, figures, hip, prices, rates } from '../../../testing/check-quote-data.ts';
import { checkQuote } from './check-quote.rules.ts';
import type { Position } from './compare-price.rules.ts';
import type { Draft } from './draft.ts';
import type { LineSpans } from './line-spans.rules.ts';
import { quoteAnswerCopy } from './quote-answer.copy.ts';
import { type LineId, lineIds } from './quote-lines.ts';

it.each([
  ['$5,199', 'below'],
  ['$5,200', 'within'],
  ['$8,000', 'within'],
  ['$8,001', 'above'],
  ['EUR 5,220', 'within'],
])('finds where a total of %s lies', (total, position) =>
  expect(check({ total })?.comparison).toMatchObject({ kind: 'compared', position }),
);

it('compares no amount in a currency without a rate', () => {
  expect(check({ total: 'CHF 5,220' })?.comparison).toEqual({ kind: 'noRate', currencies: ['CHF'] });
  expect(checkQuote(hip({ total: 'EUR 5,220' }), prices, null, figures)).toMatchObject({
    comparison: { kind: 'noRate', currencies: ['EUR'] },
  });
});

it('compares several pieces with what the API says that they cost, and with nothing where it does not', () => {
  const four = { treatment: '37', country: 'Turkey', units: '4', total: '$9,100' };
  expect(check(four)).toMatchObject({
    counted: '4 implants',
    comparison: { price: { low: 9_100, high: 9_100 }, position: 'above' },
  });
  expect(checkQuote(hip(four), prices, rates, figures)).toMatchObject({
    cell: null,
    comparison: { kind: 'noPrice' },
  });
  expect(check({ ...four, units: '1', total: '$900' })).toMatchObject({
    counted: null,
    comparison: { position: 'within' },
  });
});

it('takes off the total what our price does not include, by the quote or by our own figures', () => {
  const fields = { total: '$8,400', has: ['hotel', 'food'] as Draft['has'] };
  expect(compared({ ...fields, amounts: { hotel: '$600' } })).toMatchObject({
    price: { low: 7_500, high: 7_600 },
    position: 'within',
    deducted: ['hotel'],
    estimated: [{ id: 'food', span: { low: 200, high: 300 } }],
    unknown: [],
  });
  expect(compared(fields)).toMatchObject({ price: { low: 7_100, high: 7_600 }, position: 'within' });
  expect(compared({ ...fields, total: '$8,900' })).toMatchObject({ position: 'notBelow' });
  expect(compared({ ...fields, total: '$9,900' })).toMatchObject({ position: 'above' });
});

it('compares a range from its least to its most', () => {
  expect(compared({ total: '$7,000 to $8,400', has: ['hotel'], amounts: { hotel: '$600' } })).toMatchObject({
    price: { low: 6_400, high: 7_800 },
    position: 'within',
    wholeTrip: { quote: { low: 7_000, high: 8_400 } },
  });
  expect(compared({ total: '$7,000 to $9,000' })).toMatchObject({ position: 'notBelow' });
});

it('calls no price high or low for what is in it without a figure', () => {
  const fields = { has: ['transfers'] as Draft['has'] };
  expect(compared({ ...fields, total: '$8,400' })).toMatchObject({
    price: { low: 0, high: 8_400 },
    position: 'unclear',
    unknown: ['transfers'],
  });
  expect(compared({ ...fields, total: '$7,000' })).toMatchObject({ position: 'notAbove' });
  expect(compared({ ...fields, total: '$5,000' })).toMatchObject({ position: 'below' });
  // IVF without its medicines.
  expect(check({ treatment: '44', total: '$3,000', has: ['medicines'] })?.comparison).toMatchObject({
    price: { low: 0, high: 3_000 },
    unknown: ['medicines'],
    position: null,
  });
});

it('says no more than "at least" of a quote that asks extra for what our price includes', () => {
  const extra = ['anaesthesia'] as Draft['extra'];
  expect(compared({ total: '$5,900', extra })).toMatchObject({
    price: { low: 5_900, high: Number.POSITIVE_INFINITY },
    position: 'notBelow',
    besides: ['anaesthesia'],
    wholeTrip: { without: ['anaesthesia', 'visa'] },
  });
  expect(compared({ total: '$8,900', extra })).toMatchObject({ position: 'above' });
  expect(compared({ total: '$1,000', extra })).toMatchObject({ position: null });
});

it('cannot tell the price from a total that also pays for what has no figure, where other things cost extra', () => {
  const comparison = compared({ total: '$5,900', has: ['transfers'], extra: ['anaesthesia'] });
  expect(comparison).toMatchObject({ price: { low: 0, high: Number.POSITIVE_INFINITY }, position: null });
  expect(comparison && quoteAnswerCopy.price(comparison.price, null, null, true, null)).toBe(
    'We cannot tell what the treatment costs in this quote.',
  );
});

it('judges no quote by our own estimate, nor by amounts that contradict each other', () => {
  const spain = check({ country: 'Spain', total: '$30,000' });
  expect(spain?.comparison).toMatchObject({ position: null });
  expect(compared({ total: '$6,000', amounts: { procedure: '$9,500' } })).toMatchObject({
    position: null,
    wholeTrip: null,
  });
});

it('adds up the amounts of the treatment where there is no total, from below while some are missing', () => {
  const amounts = { procedure: '$4,000', anaesthesia: '$700', hotel: '$500' };
  expect(compared({ amounts })).toMatchObject({
    price: { low: 4_700, high: 4_700 },
    isSum: true,
    deducted: [],
    wholeTrip: { quote: { low: 5_200, high: 5_200 }, low: 5_550, high: 6_200, without: ['visa'] },
  });
  expect(compared({ amounts, has: ['implants'] })).toMatchObject({
    price: { low: 4_700, high: Number.POSITIVE_INFINITY },
    position: null,
    wholeTrip: null,
  });
  expect(compared({ amounts: { procedure: '$5,500' }, has: ['implants'] })).toMatchObject({
    price: { low: 5_500, high: Number.POSITIVE_INFINITY },
    position: 'notBelow',
  });
});

it('ends with the whole trip: the quote, and our figures for what it does not pay', () =>
  expect(compared({ total: '$7,000', has: ['hotel', 'visa'] })?.wholeTrip).toEqual({
    quote: { low: 7_000, high: 7_000 },
    added: [
      { id: 'flights', span: { low: 150, high: 700 } },
      { id: 'food', span: { low: 200, high: 300 } },
    ],
    without: [],
    low: 7_350,
    high: 8_000,
  }));

it('names what the whole trip leaves out: medicines that no price has, and what we have no figure for', () => {
  const ivf = check({ treatment: '44', total: '$3,000', has: ['hotel'] })?.comparison;
  expect(ivf).toMatchObject({ wholeTrip: { without: ['medicines', 'visa'] } });
});

const LOOSER: Record<Position, readonly (Position | undefined)[]> = {
  below: ['below'],
  above: ['above'],
  within: ['within'],
  notAbove: ['notAbove', 'within', 'below'],
  notBelow: ['notBelow', 'within', 'above'],
  unclear: ['unclear', 'notAbove', 'notBelow', 'within', 'below', 'above'],
};

it('never contradicts a ticked line by its amount, within our figure for it or where we have none', () => {
  const id = fc.constantFrom('hotel', 'food', 'flights', 'transfers', 'visa', 'complications');
  const others = fc.subarray([...lineIds]);
  fc.assert(
    fc.property(id, others, fc.nat(12_000), fc.nat(1_000), (line, has, total, share) => {
      const fields = { total: String(total), has: [...new Set([...has, line])] as Draft['has'] };
      const ticked = compared(fields);
      const { low, high } = (figures as LineSpans)[line as LineId] ?? { low: 0, high: total };
      const amount = low + ((high - low) * share) / 1_000;
      const priced = compared({ ...fields, amounts: { [line]: amount.toFixed(2) } });
      if (!ticked?.position || !priced?.position) return;
      expect(LOOSER[ticked.position]).toContain(priced.position);
      expect(priced.price.low).toBeGreaterThanOrEqual(ticked.price.low);
      expect(priced.price.high).toBeLessThanOrEqual(ticked.price.high);
    }),
  );
});

it.each<[string, Partial<Draft>, object]>([
  ['no amount', {}, { kind: 'noAmount' }],
  ['more for the trip than the total', { total: '$500', amounts: { hotel: '$600' } }, { kind: 'onlyTrip' }],
  ['amounts of the trip only', { amounts: { hotel: '$600' }, has: ['procedure'] }, { kind: 'onlyTrip' }],
  ['a country without a price', { treatment: '37', units: '1', total: '$900' }, { kind: 'noPrice' }],
])('compares nothing with %s', (_case, fields, comparison) =>
  expect(check(fields)?.comparison).toEqual(comparison),
);

it('never says of a price what its range does not bear out', () => {
  const draft = fc.record({
    total: fc.integer({ min: 1, max: 20_000 }).map(String),
    has: fc.subarray([...lineIds]),
  });
  fc.assert(
    fc.property(draft, fields => {
      const { position, price } = compared(fields) ?? {};
      if (!position || !price) return;
      const [low, high] = [5_200, 8_000];
      if (position === 'within') expect(price.low >= low && price.high <= high).toBe(true);
      if (position === 'above') expect(price.low).toBeGreaterThan(high);
      if (position === 'below') expect(price.high).toBeLessThan(low);
    }),
  );
});
