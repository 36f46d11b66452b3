import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApi } from 'shared-contracts';
import { pagesOf } from '../composition/composition-pages.ts';
import type { CompositionWatcher } from '../composition/server/composition-watcher.ts';
import { robotsTxt, sitemapXml } from '../seo/sitemap.ts';
import { webManifest } from '../seo/web-manifest.ts';
import { apiProxy } from './api-proxy.server.ts';
import { assetRoutes } from './assets.server.ts';
import { compositionRoutes } from './composition.server.ts';
import type { Config } from './config.server.ts';
import { geoRoutes } from './geo.server.ts';
import { imageRoutes } from './images/images.server.ts';
import type { OwnRelease } from './own-release.server.ts';
import { pageRoutes } from './pages.server.ts';
import { postRoutes } from './posts.server.ts';
import { DATA_DEADLINE_MS } from './render.server.tsx';
import { securityHeaders } from './security-headers.server.ts';
import { addressReader } from './visitor.server.ts';

interface AppOptions {
  config: Config;
  own: OwnRelease;
  keeper: CompositionWatcher;
  log: Logger;
}

/** The shell's HTTP surface. */
export function createApp({ config, own, keeper, log }: AppOptions): Hono {
  const app = new Hono();
  const addressOf = addressReader(config.trustedProxies);
  app.use(
    securityHeaders({
      code: () => keeper.current.origins,
      connect: config.analyticsUrl ? [new URL(config.analyticsUrl).origin] : [],
      isHttps: config.origin.startsWith('https:'),
    }),
  );
  app.get('/health/live', context => context.text('live'));
  app.get('/health/ready', context =>
    context.json({ set: keeper.current.live.id, missing: keeper.current.missing }),
  );
  app.route('/', compositionRoutes(keeper, config.liveReload));
  app.route('/', geoRoutes({ hashKey: config.hashKey, addressOf, service: config.geoService }));
  app.route('/', apiProxy({ apiUrl: config.apiUrl, origin: config.origin, addressOf }));
  app.get('/robots.txt', context => context.text(robotsTxt(config.origin)));
  app.get('/sitemap.xml', context =>
    context.body(sitemapXml(config.origin, pagesOf(keeper.current.live)), 200, {
      'Content-Type': 'application/xml',
    }),
  );
  app.get('/site.webmanifest', context =>
    context.body(JSON.stringify(webManifest), 200, { 'Content-Type': 'application/manifest+json' }),
  );
  app.route('/', assetRoutes(own));
  const onError = (error: unknown, where: string) => log.error({ err: error }, `${where} failed`);
  const { imageCacheDir: cacheDir, imageCacheBytes: cacheBytes } = config;
  app.route(
    '/',
    imageRoutes({
      publicDir: own.publicDir,
      digest: own.digest,
      pages: () => pagesOf(keeper.current.live),
      cacheDir,
      cacheBytes,
      onError,
    }),
  );
  const pages = {
    keeper,
    own,
    config: { origin: config.origin, liveReload: config.liveReload, analyticsUrl: config.analyticsUrl },
    api: createApi({ baseUrl: config.apiUrl, deadline: DATA_DEADLINE_MS }),
    hashKey: config.hashKey,
    onError,
  };
  app.route('/', pageRoutes(pages));
  app.route('/', postRoutes({ ...pages, apiUrl: config.apiUrl, addressOf }));
  app.onError((error, context) => {
    const id = crypto.randomUUID();
    log.error({ err: error, request: id, path: context.req.path }, 'request failed');
    return context.text(`Unexpected Application Error! (${id})`, 500, { 'Cache-Control': 'no-store' });
  });
  return app;
}
