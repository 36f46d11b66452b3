import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { createApi } from 'shared-contracts/host';
import { pagesOf } from '../../composition/composition-pages.ts';
import { createCompositionRoutes } from '../../composition/server/composition.routes.ts';
import type { CompositionWatcher } from '../../composition/server/composition-watcher.ts';
import { createReleaseRoutes } from '../../composition/server/releases.routes.ts';
import { renderRobotsTxt, renderSitemap } from '../../seo/sitemap.ts';
import { webManifest } from '../../seo/web-manifest.ts';
import { createApiProxy } from '../api/api-proxy.routes.ts';
import { createAssetRoutes } from '../assets/assets.routes.ts';
import { createFormPostRoutes } from '../form-posts/form-posts.routes.ts';
import { createGeoRoutes } from '../geo/geo.routes.ts';
import type { SiteHealth } from '../health/site-health.ts';
import { createImageRoutes } from '../images/images.routes.ts';
import type { Limits } from '../overload/limits.ts';
import { RetryLater } from '../overload/retry-later.ts';
import { createPageRoutes } from '../pages/pages.routes.ts';
import { createPriceFacts } from '../pages/price-facts.ts';
import { shareAnswers } from '../pages/share-answers.ts';
import { createPreviewRoutes } from '../previews/previews.routes.ts';
import type { Previews } from '../previews/previews.ts';
import { answerProblem } from '../problem.ts';
import { createReportRoutes } from '../reports/reports.routes.ts';
import type { AddressOf, ClientOf } from '../security/client-address.ts';
import { createRequestChecks, routedPath } from '../security/request-checks.ts';
import { createSecurityHeaders } from '../security/security-headers.ts';
import type { CompositionChoice, PreviewOf, SnapshotOf } from '../share/choose-composition.ts';
import type { Config } from './config.ts';
import type { ShellRelease } from './shell-release.ts';

/** How long the sitemap and preview pictures wait for prices, without which they are made as well. */
const PRICES_DEADLINE_MS = 2_000;

interface AppOptions {
  config: Config;
  shell: ShellRelease;
  watcher: CompositionWatcher;
  choice: CompositionChoice;
  /** For shells of previews alone. */
  previews: Previews | undefined;
  limits: Limits;
  health: SiteHealth;
  log: Logger;
}

/** All routes of the shell's server. */
export function createApp({
  config,
  shell,
  watcher,
  choice,
  previews,
  limits,
  health,
  log,
}: AppOptions): Hono {
  const { origin, origins, apiUrl, hashKey, analyticsUrl, liveReload } = config;
  const { posts, calls } = limits;
  const addressOf: AddressOf = context => limits.addressOf(context.env.incoming);
  const snapshotOf: SnapshotOf = context => choice.snapshotOf(context.env.incoming);
  const previewOf: PreviewOf = context => choice.previewOf(context.env.incoming);
  const clientOf: ClientOf = context => limits.clientOf(context.env.incoming);
  const onError = (error: unknown, task: string) =>
    log.error({ composition: watcher.current.composition.id, err: error }, `${task} failed`);
  const app = new Hono({ getPath: routedPath });
  app.use(
    createSecurityHeaders({
      connectOrigins: analyticsUrl ? [new URL(analyticsUrl).origin] : [],
      inlineScript: shell.inlineScript,
      isHttps: origin.startsWith('https:'),
    }),
  );
  app.get('/health/live', context => context.text('live'));
  app.get('/health/ready', context => {
    const { composition, missing } = watcher.current;
    return context.json({ composition: composition.id, missing });
  });
  // Load balancers ask for health by any name.
  app.use(createRequestChecks(origins));
  app.route('/', createCompositionRoutes(watcher, snapshotOf, liveReload));
  app.route('/', createGeoRoutes({ hashKey, addressOf, service: config.geoService }));
  app.route('/', createReportRoutes({ origins, health, clientOf, log }));
  app.route('/', createApiProxy({ apiUrl, origins, addressOf, clientOf, calls }));
  const pages = () => pagesOf(watcher.current.composition);
  app.get('/robots.txt', context => context.text(renderRobotsTxt(origin)));
  const prices = createPriceFacts(shareAnswers(createApi({ baseUrl: apiUrl, deadline: PRICES_DEADLINE_MS })));
  app.get('/sitemap.xml', async context =>
    context.body(renderSitemap({ origin, pages: pages(), pricesAsOf: await prices.asOf() }), 200, {
      'Content-Type': 'application/xml',
    }),
  );
  app.get('/site.webmanifest', context =>
    context.body(JSON.stringify(webManifest), 200, { 'Content-Type': 'application/manifest+json' }),
  );
  app.route('/', createAssetRoutes(shell));
  app.route('/', createReleaseRoutes(watcher.archive));
  const { imageCacheDir: cacheDir, imageCacheBytes: cacheBytes } = config;
  app.route('/', createImageRoutes({ shell, pages, prices, cacheDir, cacheBytes, clientOf, onError }));
  if (previews) app.route('/', createPreviewRoutes({ previews, shell, origins }));
  const pageOptions = { watcher, snapshotOf, previewOf, hashKey, origin, clientOf, onError };
  app.route('/', createPageRoutes(pageOptions));
  app.route('/', createFormPostRoutes({ ...pageOptions, origins, addressOf, posts }));
  app.onError((error, context) => {
    if (error instanceof RetryLater) context.header('Retry-After', String(error.seconds));
    if (error instanceof HTTPException) return answerProblem(context, error);
    const id = crypto.randomUUID();
    const { composition } = snapshotOf(context);
    health.addServerError(composition, undefined);
    const names = {
      composition: composition.id,
      remote: 'shell',
      release: composition.shell,
      kind: 'server',
    };
    log.error({ ...names, err: error, request: id, path: context.req.path }, 'request failed');
    const message = `Unexpected Application Error! (${id})`;
    return answerProblem(context, { status: 500, message }, id);
  });
  app.notFound(context =>
    answerProblem(context, { status: 404, message: 'There is nothing at this address.' }),
  );
  return app;
}
