import { expect, it } from 'vitest';
import { pathWithOverlay, reproductionLink } from './reproduction-link.ts';

const origin = 'https://carefare.example';

it.each([
  ['/contact?treatment=ivf', '/contact?treatment=ivf&overlay'],
  ['/contact?overlay', '/contact?overlay'],
  ['/#trip=abc', '/?overlay'],
])('%s has the overlay at %s', (path, expected) => {
  expect(pathWithOverlay(origin + path)).toBe(expected);
  expect(reproductionLink(origin + path, {})).toBe(origin + expected);
});

it('asks to run what is overridden, and leads to the page from there', () => {
  const overrides = {
    quote: 'http://127.0.0.1:4103/a/release.json',
    catalogue: 'http://[::1]:9/b/release.json',
  };
  const link = new URL(reproductionLink(`${origin}/contact?treatment=ivf`, overrides));
  expect(link.origin + link.pathname).toBe(`${origin}/_override`);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    ...overrides,
    to: '/contact?treatment=ivf&overlay',
  });
});
