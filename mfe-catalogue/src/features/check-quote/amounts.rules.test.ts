import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findAmounts, readAmount, readNumber, writeAmount } from './amounts.rules.ts';

it.each([
  ['$5,400', 5_400, 'USD'],
  ['5.400 €', 5_400, 'EUR'],
  ['USD 5400', 5_400, 'USD'],
  ['GBP 3,200', 3_200, 'GBP'],
  ['₹4,50,000', 450_000, 'INR'],
  ['5400', 5_400, null],
  ['US$ 5,400.50', 5_400.5, 'USD'],
  ['5.400,50 EUR', 5_400.5, 'EUR'],
  ['5 400 zł', 5_400, 'PLN'],
  ["CHF 5'400", 5_400, 'CHF'],
  ['A$7,000', 7_000, 'AUD'],
  ['5.4k USD', 5_400, 'USD'],
  ['1,250,000 baht', 1_250_000, 'THB'],
  ['Rs. 85,000', 85_000, 'INR'],
  ['0', 0, null],
])('reads the field %s', (text, value, currency) => expect(readAmount(text)).toEqual({ value, currency }));

it.each([
  ['', null],
  ['  ', null],
  ['about', 'unreadable'],
  ['$3,000 to $4,000', 'unreadable'],
  ['$900 per tooth', 'unreadable'],
  ['1.23.4', 'unreadable'],
  ['-500', 'negative'],
  ['$ -500', 'negative'],
  ['1000000001', 'tooLarge'],
  ['9'.repeat(60), 'unreadable'],
  ['5400 quatloos', 'currency'],
  ['¤5400', 'currency'],
])('says what is wrong with %j', (text, fault) => expect(readAmount(text)).toBe(fault));

it.each([
  ['5.4', 5.4],
  ['5,40', 5.4],
  ['12,34,567', 1_234_567],
  ['1.234.567,89', 1_234_567.89],
  ['1,23', 1.23],
  ['1,2345', null],
  ['1234,567', null],
  ['1,23,4', null],
  [',5', null],
])('reads the number %s as %s', (digits, value) => expect(readNumber(digits)).toBe(value));

it('finds amounts in a text, and no dates, counts or phone numbers', () =>
  expect(
    findAmounts('On 12.11.2026: 3,000 grafts for $2,400 plus 150 EUR and TRY 9.000. Call +90 555 010.'),
  ).toEqual([
    { value: 2_400, currency: 'USD' },
    { value: 150, currency: 'EUR' },
    { value: 9_000, currency: 'TRY' },
  ]));

it('takes a code for a currency only as a whole word', () =>
  expect(findAmounts('seminars 300 rsvp, 20 euroseats')).toEqual([]));

const amount = fc.record({
  value: fc.integer({ min: 0, max: 1_000_000_000 }),
  currency: fc.constantFrom('USD', 'EUR', 'GBP', 'INR', 'THB'),
});

it('reads back every amount that it writes, alone and in a sentence', () => {
  fc.assert(
    fc.property(amount, written => {
      expect(readAmount(writeAmount(written))).toEqual(written);
      expect(findAmounts(`It is ${writeAmount(written)}, all told.`)).toEqual([written]);
    }),
  );
});

it('never throws, and never gives what cannot be compared', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-+ $€kKeEuUsS\n')) }), text => {
      const read = readAmount(text);
      if (read !== null && typeof read === 'object') {
        expect(read.value).toBeGreaterThanOrEqual(0);
        expect(read.value).toBeLessThanOrEqual(1_000_000_000);
      }
      for (const { value } of findAmounts(text)) expect(Number.isFinite(value)).toBe(true);
    }),
  );
});
