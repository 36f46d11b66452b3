import { Hono } from 'hono';
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
export const createSeoRoutes = ({ origin, api, listPages }: SeoOptions): Hono =>
  new Hono()
    .get('/robots.txt', context => context.text(renderRobotsTxt(origin)))
    .get('/sitemap.xml', async context => {
      const part = context.req.query('part');
      const { pages, isListing } = await listPages();
      if (isListing) throw new RetryLater(503, LISTING_RETRY_S);
      const options = { origin, pages, pricesAsOf: await pricesAsOf(api) };
      const sitemap = renderSitemap(options, part === undefined ? undefined : Number(part));
      return sitemap === null
        ? context.notFound()
        : context.body(sitemap, 200, { 'Content-Type': 'application/xml' });
    })
    .get('/site.webmanifest', context =>
      context.body(JSON.stringify(webManifest), 200, { 'Content-Type': 'application/manifest+json' }),
    );
