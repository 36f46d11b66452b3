import { expect, it } from 'vitest';
import { treatments } from '../../../testing/section-3-units.ts';
import { readQuoteCopy } from './read-quote.copy.ts';
import { describeReading, readQuote } from './read-quote.rules.ts';

it.each([
  [
    'Facelift $4,000\nEyelid surgery $2,500\nTogether $6,000 total',
    ['Eyelid Surgery (Blepharoplasty)'],
    null,
  ],
  [
    '6 implants à 450 € = 2.700 €\n12 zirkonyum kron à 180 € = 2.160 €\nToplam 4.500 €',
    ['Dental Crowns'],
    null,
  ],
  ['Tummy tuck with muscle repair and breast implants $8,900', ['Breast Augmentation'], null],
  ['Facelift total $6,000\nEyelid surgery optional $2,500', [], 6_000],
  ['Facelift total $6,000. We also do eyelid surgery.', [], 6_000],
])('has no total of one treatment where another has its price in it: %j', (text, others, total) => {
  const read = readQuote(text, { treatments });
  expect(read.others.map(({ name }) => name)).toEqual(others);
  expect(read.total?.value ?? null).toBe(total);
});

it.each([
  ['Rhinoplasty, hotel included. Total: 3500', true],
  ['Rhinoplasty, hotel included. Total: $3500', false],
  ['Rhinoplasty, hotel extra: $500', false],
])('says which amounts it reads where it found none: %j', (text, isSaid) =>
  expect(describeReading(readQuote(text, { treatments })).includes(readQuoteCopy.currency)).toBe(isSaid),
);
