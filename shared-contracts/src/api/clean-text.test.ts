import { expect, it } from 'vitest';
import { asciiDigits } from './clean-text.ts';

it('reads the digits of every script', () => {
  for (const [name, zero] of Object.entries({
    arabic: 0x06_60,
    persian: 0x06_f0,
    devanagari: 0x09_66,
    bengali: 0x09_e6,
    thai: 0x0e_50,
    fullWidth: 0xff_10,
    bold: 0x1_d7_ce,
    monospace: 0x1_d7_f6,
  })) {
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join('');
    expect(asciiDigits(digits), name).toBe('0123456789');
  }
});

it.each([
  ['٥٬٤٠٠٫٥٠', '5,400.50'],
  ['＄５，４００', '$5,400'],
  ['\u202B٣\u202C', '3'],
  ['১২ নম্বর', '12 নম্বর'],
  ['4 veneers, ½ price²', '4 veneers, ½ price²'],
])('writes %j as %j', (typed, text) => {
  expect(asciiDigits(typed)).toBe(text);
});
