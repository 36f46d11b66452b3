import { section3Treatments } from '@carefare/testing/section-3';
import { expect, it } from 'vitest';
import { namedSlug, readQuoteAddress } from './quote-address.ts';

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

it.each([
  ['?treatment=hip-replacement', 'hip-replacement'],
  ['?treatment=fu%C3%9Fchirurgie', 'fußchirurgie'],
  ['?treatment=%E7%99%BD%E5%86%85%E9%9A%9C%E6%89%8B%E8%A1%93', '白内障手術'],
  ['?treatment=Hip+Replacement', undefined],
  ['?treatment=a%2Fb', undefined],
  [`?treatment=${'x'.repeat(201)}`, undefined],
  ['?destination=India', undefined],
])('%j names %j', (search, slug) => expect(namedSlug(search)).toBe(slug));
