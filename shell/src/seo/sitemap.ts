import type { PageAddress } from 'shared-contracts';
import type { PageDescription } from 'shared-contracts/host';

/** A page that search engines list, at one address. */
export type AddressedPage = PageAddress & Pick<PageDescription, 'updated'>;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface SitemapOptions {
  /** Public origin, without a trailing slash. */
  origin: string;
  pages: readonly Pick<AddressedPage, 'path' | 'updated'>[];
  /** Month or day of the prices; null while it is not known. */
  pricesAsOf: string | null;
}

/** `sitemap.xml`. Aliases are left out: they point to the main path by their canonical. */
export function renderSitemap({ origin, pages, pricesAsOf }: SitemapOptions): string {
  const urls = pages.map(({ path, updated }) => {
    const date = updated === 'prices' ? pricesAsOf : updated;
    const lastmod = date ? `<lastmod>${escapeXml(date)}</lastmod>` : '';
    return `  <url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
  });
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
    'Disallow: /geo$',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
