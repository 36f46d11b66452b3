import { expect, it } from 'vitest';
import { approximate } from './approximate.ts';

it.each([
  ['GBP', '≈\u00a0£6,740'],
  ['KES', '≈\u00a0KES\u00a01,140,000'],
  ['USD', null],
  ['EUR', null],
  ['toString', null],
  ['XXX', null],
])('8,865 USD in %s is %s', (currency, text) => {
  const rates = { USD: 1, GBP: 0.76, KES: 129, XXX: 0 };
  expect(approximate(8865, currency, rates)).toBe(text);
});

it('no amount is no amount in another currency either', () => {
  expect(approximate(0, 'GBP', { GBP: 0.76 })).toBe('£0');
});
