import { describe, expect, it } from 'vitest';
import { readToldAmount } from './told-amount.rules.ts';

describe('what was told at home', () => {
  it.each([
    ['8000', 'GBP', '£', 8_000],
    ['£8,000.00 ', 'GBP', '£', 8_000],
    ['8.000,00 €', 'EUR', '€', 8_000],
    ["4'500 EUR", 'EUR', '€', 4_500],
    ['4\u202f500', 'EUR', '€', 4_500],
    ['US$9,000', 'USD', '$', 9_000],
    ['$9,000', 'CAD', 'CA$', 9_000],
    ['A$9,000', 'AUD', 'A$', 9_000],
    ['KES 450,000', 'KES', 'KES', 450_000],
    ['KSh 450,000', 'KES', 'KES', 450_000],
    ['US $9,000', 'USD', '$', 9_000],
    ['8.000,- €', 'EUR', '€', 8_000],
    ['15,00,000', 'BDT', '৳', 1_500_000],
    ['١٢٬٠٠٠', 'AED', 'AED', 12_000],
    ['12 million', 'NGN', '₦', 12_000_000],
    ['₦10.5 million', 'NGN', '₦', 10_500_000],
    ['900k', 'NGN', '₦', 900_000],
    ['15 lakh', 'BDT', '৳', 1_500_000],
  ])('%s in %s is read', (text, code, sign, amount) => {
    expect(readToldAmount(text, { code, sign })).toBe(amount);
  });

  it.each([
    ['$9,000', 'NGN', '₦'],
    ['US$9,000', 'AUD', 'A$'],
    ["CHF 4'500", 'EUR', '€'],
    ['8,000,000 - 9,000,000', 'NGN', '₦'],
    ['12 zillion', 'NGN', '₦'],
    ['1,234 million', 'NGN', '₦'],
    ['10.5', 'NGN', '₦'],
    ['8.000.00', 'EUR', '€'],
    ['15,00,000,50', 'BDT', '৳'],
    ['8.000 000', 'EUR', '€'],
    ['-5', 'EUR', '€'],
    ['0', 'EUR', '€'],
    ['2000000000', 'NGN', '₦'],
    ['£', 'GBP', '£'],
  ])('%s in %s is refused', (text, code, sign) => {
    expect(readToldAmount(text, { code, sign })).toBeNull();
  });
});
