import { treatmentAddresses } from 'shared-contracts';

const pages = [
  '/',
  '/how-it-works',
  '/treatments',
  '/destinations',
  '/blog',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
];

/** Every address that search engines should know: main slugs only, aliases point to them by their canonical. */
export const sitemapPaths = (): string[] => [
  ...pages,
  ...treatmentAddresses.map(({ slug }) => `/treatments/${slug}`),
];

/** Every address that has a page: those of the sitemap, and the aliases of treatments. */
export const addressedPaths = (): ReadonlySet<string> =>
  new Set([
    ...sitemapPaths(),
    ...treatmentAddresses.flatMap(({ aliases }) => aliases.map(alias => `/treatments/${alias}`)),
  ]);

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `sitemap.xml`. @param origin public origin, without a slash at its end */
export function sitemapXml(origin: string): string {
  const urls = sitemapPaths().map(path => `  <url><loc>${escapeXml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: pages, scripts and styles may be read; calls and internals need not. */
export function robotsTxt(origin: string): string {
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
