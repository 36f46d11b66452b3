import { sitePages } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { renderSitemap } from './sitemap.ts';

const origin = 'https://carefare.example';
const entryOf = (sitemap: string, path: string) =>
  sitemap.split('\n').find(line => line.includes(`<loc>${origin}${path}</loc>`));

it('dates pages with prices like the prices, and others by their text', () => {
  const sitemap = renderSitemap({ origin, pages: sitePages, pricesAsOf: '2026-11' });
  for (const path of ['/', '/treatments/hip-replacement', '/treatments/hip-replacement/india', '/prices'])
    expect(entryOf(sitemap, path)).toContain('<lastmod>2026-11</lastmod>');
  expect(entryOf(sitemap, '/blog')).toContain('<lastmod>2026-11-21</lastmod>');
  expect(sitemap.match(/<loc>/g)).toHaveLength(
    25 + 295 + 12 + sitePages.filter(({ path }) => !/[:*]/.test(path)).length,
  );
});

it('gives no date while that of the prices is not known', () => {
  const sitemap = renderSitemap({ origin, pages: sitePages, pricesAsOf: null });
  expect(entryOf(sitemap, '/prices')).not.toContain('lastmod');
  expect(entryOf(sitemap, '/blog')).toContain('lastmod');
});
