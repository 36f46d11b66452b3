import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Api } from 'shared-contracts';
import { RetryLater } from '../../host/server/guard/retry-later.ts';
import { LISTING_RETRY_S, type PageAddresses } from '../../host/server/responses/page-addresses.ts';
import { pricesAsOf } from './prices-as-of.ts';
import { renderRobotsTxt, renderSitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

interface SeoOptions {
  /** Public origin, without a trailing slash. */
  origin: string;
  api: Pick<Api, 'treatments'>;
  listPages(): Promise<PageAddresses>;
}

/** What crawlers and browsers ask of the site as a whole. */
export const createSeoRoutes = ({ origin, api, listPages }: SeoOptions): Hono => {
  const findSitemap = keepSitemaps(origin);
  return new Hono()
    .get('/robots.txt', context => context.text(renderRobotsTxt(origin)))
    .get('/sitemap.xml', compress(), async context => {
      const part = context.req.query('part');
      const { pages, isListing } = await listPages();
      if (isListing) throw new RetryLater(503, LISTING_RETRY_S);
      const date = await pricesAsOf(api);
      const sitemap = findSitemap(pages, date, part === undefined ? undefined : Number(part));
      if (sitemap === null) return context.notFound();
      context.header('Cache-Control', 'public, max-age=60');
      return context.body(sitemap, 200, { 'Content-Type': 'application/xml' });
    })
    .get('/site.webmanifest', context =>
      context.body(JSON.stringify(webManifest), 200, { 'Content-Type': 'application/manifest+json' }),
    );
};

type Pages = PageAddresses['pages'];

/** Renders each part once for the same list and date. */
function keepSitemaps(origin: string) {
  let kept: { pages: Pages; date: string | null; files: Map<number | undefined, string> } | undefined;
  return (pages: Pages, date: string | null, part: number | undefined): string | null => {
    if (kept?.pages !== pages || kept.date !== date) kept = { pages, date, files: new Map() };
    const file = kept.files.get(part) ?? renderSitemap({ origin, pages, pricesAsOf: date }, part);
    // Of parts that there are none of, anybody can ask for any number.
    if (file !== null) kept.files.set(part, file);
    return file;
  };
}
