import { expect, it } from 'vitest';
import { renderRobotsTxt, renderSitemap } from './sitemap.ts';

const origin = 'https://carefare.example';
const pages = [
  { path: '/prices', updated: 'prices' as const },
  { path: '/blog', updated: '2026-11-21' },
  { path: '/faq', updated: undefined },
];

it.each([
  ['2026-11', ['<lastmod>2026-11</lastmod>', '<lastmod>2026-11-21</lastmod>', '']],
  [null, ['', '<lastmod>2026-11-21</lastmod>', '']],
])('dates pages with prices like the prices (%s), and others by their text', (pricesAsOf, dates) => {
  const lines = renderSitemap({ origin, pages, pricesAsOf }).split('\n');
  expect(lines.filter(line => line.includes('<loc>'))).toEqual(
    pages.map(({ path }, index) => `  <url><loc>${origin}${path}</loc>${dates[index]}</url>`),
  );
});

it('keeps crawlers from calls, and from no page', () => {
  expect(renderRobotsTxt(origin).match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/', 'Disallow: /geo$']);
});
