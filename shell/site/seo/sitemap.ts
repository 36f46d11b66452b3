import type { ListedAddress } from '../../host/server/responses/page-addresses.ts';
import { wholeDate } from './structured-data.ts';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface SitemapOptions {
  /** Public origin, without a trailing slash. */
  origin: string;
  pages: readonly Pick<ListedAddress, 'path' | 'updated'>[];
  /** Month or day of the prices; null while it is not known. */
  pricesAsOf: string | null;
}

/** Addresses of one file. */
const ADDRESSES_MAX = 10_000;

/**
 * `sitemap.xml`: all addresses, or the index of the files that have them, `sitemap.xml?part=1` and so on. Aliases are left out:
 * they point to the main path by their canonical.
 * @param part counts from 1; undefined for what has no part
 * @returns null for a part that there is none of
 */
export function renderSitemap({ origin, pages, pricesAsOf }: SitemapOptions, part?: number): string | null {
  const parts = Math.ceil(pages.length / ADDRESSES_MAX);
  if (part === undefined && parts > 1) {
    const files = Array.from({ length: parts }, (_, index) => `/sitemap.xml?part=${index + 1}`);
    return render(
      'sitemapindex',
      files.map(file => entry('sitemap', origin + file)),
    );
  }
  const start = ((part ?? 1) - 1) * ADDRESSES_MAX;
  const listed = pages.slice(start, start + ADDRESSES_MAX);
  if (part !== undefined && (part < 1 || !Number.isInteger(part) || !listed[0])) return null;
  return render(
    'urlset',
    listed.map(({ path, updated }) =>
      entry('url', origin + path, updated === 'prices' ? pricesAsOf : updated),
    ),
  );
}

const entry = (name: string, address: string, date?: string | null): string =>
  `  <${name}><loc>${escapeXml(address)}</loc>${date ? `<lastmod>${escapeXml(wholeDate(date))}</lastmod>` : ''}</${name}>`;

const render = (name: string, entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${name}>`,
    '',
  ].join('\n');

/**
 * `robots.txt`: pages, scripts and styles may be crawled, and so may the reference data that their code asks for: a crawler that
 * runs it would otherwise see faults in place of the server's text. All other calls and internals need not.
 */
export function renderRobotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Allow: /api/masters/',
    'Disallow: /geo$',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
