import { expect, it } from 'vitest';
import { pageQueryOf, quoteAddress, readQuoteAddress } from './quote-address.ts';

it.each([
  ['hip-replacement', 'India', '/contact?treatment=hip-replacement&destination=India', '52'],
  ['ivf', 'South Korea', '/contact?treatment=ivf&destination=South%20Korea', '44'],
  ['hip-replacement', undefined, '/contact?treatment=hip-replacement', '52'],
])('fills in %s and %s', (slug, country, address, treatment) => {
  expect(quoteAddress(slug, country)).toBe(address);
  expect(readQuoteAddress(address.slice('/contact'.length))).toEqual({
    treatment,
    destination: country ?? '',
  });
});

it.each([
  '',
  '?treatment=constructor&destination=India',
  '?treatment=&destination=India',
  '?destination=India',
  '?utm_source=x',
])('fills in nothing from %j', search => {
  expect(readQuoteAddress(search)).toEqual({ treatment: '', destination: '' });
  expect(pageQueryOf('/contact', search)).toBe('');
});

it('ignores a country that cannot be one', () => {
  for (const country of ['x'.repeat(101), 'a\u0000b'])
    expect(readQuoteAddress(`?treatment=ivf&destination=${encodeURIComponent(country)}`)).toEqual({
      treatment: '44',
      destination: '',
    });
});

it('keeps of a query what changes the page, in one order', () => {
  expect(pageQueryOf('/contact', '?x=1&destination=South+Korea&treatment=veneers')).toBe(
    '?treatment=dental-veneers&destination=South%20Korea',
  );
  expect(pageQueryOf('/about', '?treatment=veneers')).toBe('');
});
