import { expect, it } from 'vitest';
import { aboutIn, cellIn, exactIn, inDollars, roundedCellIn, roundedIn } from './local-currency.rules.ts';

const naira = {
  code: 'NGN',
  sign: '₦',
  format: (usd: number) => `₦${usd * 1000}`,
  digits: (usd: number) => `${usd * 1000}`,
  rate: 1000,
  rateDate: '1 November 2026',
};

it.each([
  [null, ['$8,865', '$8,865', '$8,900', '$8,900', 'about $8,900', null]],
  [naira, ['8865000', '₦8865000', '₦8865000', '8865000', 'about ₦8865000', '$8,900']],
])('amounts are in the currency of the visitor, else in US dollars', (local, amounts) => {
  expect(
    [cellIn, exactIn, roundedIn, roundedCellIn, aboutIn, inDollars].map(show => show(local, 8865)),
  ).toEqual(amounts);
});
