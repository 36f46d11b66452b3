import { expect, it } from 'vitest';
import { isPageRequest } from './page-view.ts';

it.each([
  ['/', true],
  ['/treatments/ivf?q=x.y', true],
  ['/sitemap.xml', false],
  ['/_composition', false],
  ['/_releases/quote/a/b.js', false],
  ['/api/v1/masters', false],
  ['/health/ready', false],
])('a request of %s is a view: %s', (url, expected) => {
  expect(isPageRequest({ method: 'GET', url, headers: {} })).toBe(expected);
});

it('counts neither posts nor pages that are fetched ahead', () => {
  expect(isPageRequest({ method: 'POST', url: '/contact', headers: {} })).toBe(false);
  expect(isPageRequest({ method: 'GET', url: '/', headers: { 'sec-purpose': 'prefetch' } })).toBe(false);
});
