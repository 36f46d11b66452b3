import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { isPageRequest, onPageView } from './page-view.ts';

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

it.each([200, 304, 404, 503])('counts a page that answers %i', statusCode => {
  const response = Object.assign(new EventEmitter(), { statusCode });
  const countView = vi.fn<() => void>();
  onPageView({ method: 'GET', url: '/contact', headers: {} }, response as never, countView);
  expect(countView).not.toHaveBeenCalled();
  response.emit('finish');
  expect(countView).toHaveBeenCalledOnce();
});
