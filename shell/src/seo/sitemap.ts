import { addressesOf, type SitePage } from 'shared-contracts';

/** Paths for search engines. Aliases are left out: they point to the main path by their canonical. */
const sitemapPaths = (pages: readonly SitePage[]): string[] =>
  pages.filter(page => !page.noindex).flatMap(page => addressesOf(page).map(({ path }) => path));

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `sitemap.xml`. @param origin public origin, without a trailing slash */
export function renderSitemap(origin: string, pages: readonly SitePage[]): string {
  const urls = sitemapPaths(pages).map(path => `  <url><loc>${escapeXml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: pages, scripts and styles may be crawled; calls and internals need not. */
export function renderRobotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /geo',
    'Disallow: /_composition/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
