import { expect, it } from 'vitest';
import { formatDigits, formatMoney, signOf } from './money-format.ts';

it.each([
  ['GBP', '£'],
  ['NGN', '₦'],
  ['RUB', '₽'],
  ['BDT', '৳'],
  ['KES', 'KES'],
  ['ZAR', 'R'],
  ['AED', 'AED'],
  ['AUD', 'A$'],
  ['CAD', 'CA$'],
  ['USD', '$'],
])('the sign of %s is %s', (code, sign) => {
  expect(signOf(code)).toBe(sign);
});

it.each([
  [6_737.4, '£', '£6,740'],
  [114_358, 'KES', 'KES\u00a0114,000'],
  [9_890_123, '₦', '₦9.89\u00a0million'],
  [13_004_000, '₦', '₦13\u00a0million'],
  [999_900, '₽', '₽1\u00a0million'],
  [-1_204, 'CA$', '-CA$1,200'],
  [0, '£', '£0'],
])('%d is %s as %s', (amount, sign, text) => {
  expect(formatMoney(amount, sign)).toBe(text);
});

it('digits for a column that names the sign', () => {
  expect(formatDigits(9_890_123)).toBe('9,890,000');
});
