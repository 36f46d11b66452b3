import { expect, it } from 'vitest';
import { pageQueryOf } from './page-query.ts';

it.each([
  ['?x=1&destination=South+Korea&treatment=veneers', '?treatment=veneers&destination=South%20Korea'],
  ['?treatment=hip-replacement&destination=India', '?treatment=hip-replacement&destination=India'],
  ['?treatment=hip-replacement', '?treatment=hip-replacement'],
  [`?treatment=ivf&destination=${'x'.repeat(101)}`, '?treatment=ivf'],
  ['?treatment=ivf&destination=a%00b', '?treatment=ivf'],
  ['', ''],
  ['?treatment=Not+a+slug&destination=India', ''],
  ['?treatment=&destination=India', ''],
  ['?destination=India', ''],
  ['?utm_source=x', ''],
])('of %j only what changes the quote form is kept, in one order', (search, kept) => {
  expect(pageQueryOf('/contact', search)).toBe(kept);
});

it('nothing is kept for other pages', () => {
  expect(pageQueryOf('/about', '?treatment=veneers')).toBe('');
});
