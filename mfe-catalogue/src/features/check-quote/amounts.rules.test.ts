import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNumbers, readAmount, writeAmount } from './amounts.rules.ts';

it.each([
  ['$5,400', 5_400, 'USD'],
  ['5400', 5_400, null],
  ['USD 5,400', 5_400, 'USD'],
  ['USD: 5,400', 5_400, 'USD'],
  ['Total (USD) 5,400', 5_400, 'USD'],
  ['USD $ 5,400', 5_400, 'USD'],
  ['approx. USD 6,200', 6_200, 'USD'],
  ['$9,500 AUD', 9_500, 'AUD'],
  ['A$9,500', 9_500, 'AUD'],
  ['AU$ 9,500', 9_500, 'AUD'],
  ['AUD $9,500', 9_500, 'AUD'],
  ['C$7,000', 7_000, 'CAD'],
  ['7.000 CAD', 7_000, 'CAD'],
  ['S$ 12,000', 12_000, 'SGD'],
  ['HK$18,000', 18_000, 'HKD'],
  ['NZ$9,000', 9_000, 'NZD'],
  ['$45,000 MXN', 45_000, 'MXN'],
  ['MXN$45,000', 45_000, 'MXN'],
  ['45 mil pesos', 45_000, 'MXN'],
  ['Rs. 4,50,000/-', 450_000, 'INR'],
  ['₹4.5L', 450_000, 'INR'],
  ['Rs 4.5 lakhs', 450_000, 'INR'],
  ['INR 0.045 crore', 450_000, 'INR'],
  ['USD 12 thousand', 12_000, 'USD'],
  ['5k EUR', 5_000, 'EUR'],
  ['$1.2 million', 1_200_000, 'USD'],
  ['NGN 4.5m', 4_500_000, 'NGN'],
  ['₩500만', 5_000_000, 'KRW'],
  ['45 bin TL', 45_000, 'TRY'],
  ['6.500,- €', 6_500, 'EUR'],
  ['2,150.- EUR', 2_150, 'EUR'],
  ["CHF 1'450.-", 1_450, 'CHF'],
  ['24 900 zł', 24_900, 'PLN'],
  ['82 900 Kč', 82_900, 'CZK'],
  ['290 000 Ft', 290_000, 'HUF'],
  ['€1.234,50', 1_234.5, 'EUR'],
  ['₡570.000', 570_000, 'CRC'],
  ['165,000 baht', 165_000, 'THB'],
])('reads %s in the field and in a text alike', (text, value, currency) => {
  expect(readAmount(text)).toEqual({ value, currency });
  expect(findNumbers(`We ask ${text}.`)).toMatchObject([{ value, currency }]);
});

it.each([
  ['$4,000 - 5,000', 4_000, 5_000, 'USD'],
  ['4 to 5k USD', 4_000, 5_000, 'USD'],
  ['€800-1,200', 800, 1_200, 'EUR'],
  ['3.5-4 lakhs INR', 350_000, 400_000, 'INR'],
  ['THB 38,000 – THB 45,000', 38_000, 45_000, 'THB'],
])('reads the range %s', (text, value, upTo, currency) =>
  expect(readAmount(text)).toEqual({ value, upTo, currency }),
);

it.each([
  ['cheap', 'unreadable'],
  ['5.40.0', 'unreadable'],
  ['$5,000 and €300', 'unreadable'],
  ['$5,000 each', 'unreadable'],
  ['-$5', 'negative'],
  ['5000 XYZ', 'currency'],
  ['9,999,999,999', 'tooLarge'],
  ['1'.repeat(50), 'unreadable'],
])('does not read %s', (text, fault) => expect(readAmount(text)).toBe(fault));

it('keeps two amounts apart, each with its own currency', () => {
  expect(findNumbers('THB 168,400 (~USD 4,950)')).toMatchObject([
    { value: 168_400, currency: 'THB' },
    { value: 4_950, currency: 'USD' },
  ]);
  expect(findNumbers('€400 USD 500')).toMatchObject([{ currency: 'EUR' }, { currency: 'USD' }]);
  expect(findNumbers('Surgeon $55,000, in all $89,500 pesos')).toMatchObject([
    { currency: 'MXN' },
    { currency: 'MXN' },
  ]);
});

it('reads what it writes', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom('USD', 'EUR', 'INR'),
      (value, currency) => {
        expect(readAmount(writeAmount({ value, currency }))).toEqual({ value, currency });
        const range = { value, upTo: value * 2, currency };
        expect(readAmount(writeAmount(range))).toEqual(range);
      },
    ),
  ));
