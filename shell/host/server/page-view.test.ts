import { expect, it } from 'vitest';
import { compositionOf } from '../../testing/composition-of.ts';
import { kindOf } from './guard/request-kind.ts';
import { isPageView, ownerOf } from './page-view.ts';

const isView = (method: string, url: string, headers = {}) =>
  isPageView({ method, url, headers }, kindOf({ method, url }));

it.each([
  ['/', true],
  ['/treatments/ivf?q=x.y', true],
  ['/sitemap.xml', false],
  ['/_composition', false],
  ['/_releases/quote/a/b.js', false],
  ['/api/v1/masters', false],
  ['/health/ready', false],
])('a request of %s is a view: %s', (url, expected) => {
  expect(isView('GET', url)).toBe(expected);
});

it('counts neither posts nor pages that are fetched ahead', () => {
  expect(isView('POST', '/contact')).toBe(false);
  expect(isView('GET', '/', { 'sec-purpose': 'prefetch' })).toBe(false);
});

it.each([
  ['/contact?x=1', 'quote'],
  ['/contact/all', 'quote'],
  ['/contacts', 'shell'],
  ['/', 'shell'],
])('a page at %s is one of %s', (url, remote) => {
  const release = remote === 'quote' ? '0123456789abcdef' : 'shell';
  expect(ownerOf(compositionOf('quote'), url)).toEqual({ remote, release });
});
