import { expect, it } from 'vitest';
import { renderRobotsTxt, renderSitemap } from './sitemap.ts';

const origin = 'https://carefare.example';
const pages = [
  { path: '/prices', updated: 'prices' as const },
  { path: '/blog', updated: '2026-11-21' },
  { path: '/faq', updated: undefined },
];

const linesOf = (xml: string | null) => xml?.split('\n') ?? [];

it.each([
  ['2026-11', ['<lastmod>2026-11-01</lastmod>', '<lastmod>2026-11-21</lastmod>', '']],
  [null, ['', '<lastmod>2026-11-21</lastmod>', '']],
])('dates pages with prices like the prices (%s), and others by their text', (pricesAsOf, dates) => {
  const lines = linesOf(renderSitemap({ origin, pages, pricesAsOf }));
  expect(lines[1]).toMatch('<urlset ');
  expect(lines.filter(line => line.includes('<loc>'))).toEqual(
    pages.map(({ path }, index) => `  <url><loc>${origin}${path}</loc>${dates[index]}</url>`),
  );
});

it('lists more addresses than one file has in several, named by an index', () => {
  const many = Array.from({ length: 10_001 }, (_, index) => ({ path: `/${index}`, updated: undefined }));
  const options = { origin, pages: many, pricesAsOf: null };
  const index = linesOf(renderSitemap(options));
  expect(index[1]).toMatch('<sitemapindex ');
  expect(index.filter(line => line.includes('<loc>'))).toEqual(
    [1, 2].map(part => `  <sitemap><loc>${origin}/sitemap.xml?part=${part}</loc></sitemap>`),
  );
  const files = [1, 2].map(part => linesOf(renderSitemap(options, part)));
  expect(files.flat().filter(line => line.includes('<loc>'))).toHaveLength(many.length);
  expect(files[1]).toContain(`  <url><loc>${origin}/10000</loc></url>`);
  for (const part of [3, 0, 1.5, Number.NaN]) expect(renderSitemap(options, part)).toBeNull();
});

it('keeps crawlers from calls, but from no page and none of the data that its code asks for', () => {
  expect(renderRobotsTxt(origin).match(/^(Disallow|Allow): .*$/gm)).toEqual([
    'Allow: /',
    'Disallow: /api/',
    'Allow: /api/masters/',
    'Disallow: /geo$',
  ]);
});
