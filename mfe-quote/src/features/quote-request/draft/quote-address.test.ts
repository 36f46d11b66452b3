import { section3Treatments } from '@carefare/testing/section-3';
import { expect, it } from 'vitest';
import { readQuoteAddress } from './quote-address.ts';

it.each([
  ['?treatment=hip-replacement&destination=India', '52', 'India'],
  ['?treatment=ivf&destination=South+Korea', '44', 'South Korea'],
  ['?treatment=hip-replacement', '52', ''],
  ['', '', ''],
  ['?treatment=constructor&destination=India', '', ''],
  ['?treatment=&destination=India', '', ''],
  ['?destination=India', '', ''],
  ['?utm_source=x', '', ''],
])('%j fills in %j and %j', (search, treatment, destination) => {
  expect(readQuoteAddress(search, section3Treatments)).toEqual({ treatment, destination });
});

it('ignores a country that cannot be one', () => {
  for (const country of ['x'.repeat(101), 'a\u0000b'])
    expect(
      readQuoteAddress(`?treatment=ivf&destination=${encodeURIComponent(country)}`, section3Treatments),
    ).toEqual({
      treatment: '44',
      destination: '',
    });
});
