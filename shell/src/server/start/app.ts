import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { type Composition, createApi } from 'shared-contracts/host';
import { renderRobotsTxt, renderSitemap } from '../../seo/sitemap.ts';
import { webManifest } from '../../seo/web-manifest.ts';
import { cacheApi } from '../api/api-cache.ts';
import { type FailedCall, tellFailedCalls } from '../api/failed-calls.ts';
import type { CompositionChoice, PreviewOf, SnapshotOf } from '../channels/choose-composition.ts';
import { createPreviewRoutes } from '../channels/previews.routes.ts';
import type { Previews } from '../channels/previews.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import type { Faults } from '../faults.ts';
import type { AddressOf, ClientOf } from '../guard/client-address.ts';
import type { Limits } from '../guard/limits.ts';
import { answerProblem } from '../guard/problem.ts';
import { createRequestChecks, routedPath } from '../guard/request-checks.ts';
import { RetryLater } from '../guard/retry-later.ts';
import { type SecurityHeaders, setSecurityHeaders } from '../guard/security-headers.ts';
import type { KnownCompositions, Owner } from '../known-compositions.ts';
import type { Metrics } from '../metrics.ts';
import { createApiProxy } from '../responses/api-proxy.routes.ts';
import { createAssetRoutes } from '../responses/assets.routes.ts';
import { createCompositionRoutes } from '../responses/composition.routes.ts';
import { createDevelopmentRoutes } from '../responses/development.routes.ts';
import { createFormPostRoutes } from '../responses/form-posts/form-posts.routes.ts';
import { createGeoRoutes } from '../responses/geo/geo.routes.ts';
import { createImageRoutes } from '../responses/images/images.routes.ts';
import type { KeptPages } from '../responses/kept-pages.ts';
import { createPageAddresses } from '../responses/page-addresses.ts';
import { createPageRoutes } from '../responses/pages.routes.ts';
import { pricesAsOf } from '../responses/prices-as-of.ts';
import { createReleaseRoutes } from '../responses/releases.routes.ts';
import { createReportRoutes } from '../responses/reports.routes.ts';
import { watchPagesWithoutData } from '../responses/send-page.ts';
import type { ShellRelease } from '../shell-release.ts';
import type { Config } from './config.ts';

/** How long the sitemap waits for the date of the prices, without which it is made as well. */
const PRICES_DEADLINE_MS = 2_000;

interface AppOptions {
  config: Config;
  shell: ShellRelease;
  watcher: CompositionWatcher;
  choice: CompositionChoice;
  kept: KeptPages;
  security: SecurityHeaders;
  /** For shells of previews alone. */
  previews: Previews | undefined;
  limits: Limits;
  faults: Faults;
  known: KnownCompositions;
  isRetained(owner: Owner, digest: string): Promise<boolean>;
  metrics: Metrics;
  onFailedCall(failed: FailedCall): void;
  /** @param url its address, as it was asked for */
  onPageWithoutData(composition: Composition, url: string | undefined): void;
  log: Logger;
}

/** All routes of the shell's server. */
export function createApp({
  config,
  shell,
  watcher,
  choice,
  kept,
  security,
  previews,
  limits,
  faults,
  known,
  isRetained,
  metrics,
  onFailedCall,
  onPageWithoutData,
  log,
}: AppOptions): Hono {
  const { origin, origins, apiUrl, hashKey } = config;
  const { posts, calls } = limits;
  const addressOf: AddressOf = context => limits.addressOf(context.env.incoming);
  const snapshotOf: SnapshotOf = context => choice.snapshotOf(context.env.incoming);
  const previewOf: PreviewOf = context => choice.previewOf(context.env.incoming);
  const clientOf: ClientOf = context => limits.clientOf(context.env.incoming);
  const app = new Hono({ getPath: routedPath });
  app.use(setSecurityHeaders(security));
  app.get('/health/live', context => context.text('live'));
  app.get('/health/ready', context => {
    const { id: composition, missing = [] } = watcher.current.composition;
    return context.json({ composition, missing });
  });
  app.use(
    watchPagesWithoutData(context => onPageWithoutData(snapshotOf(context).composition, context.req.path)),
  );
  // Load balancers ask for health by any name.
  app.use(createRequestChecks(origins));
  app.route('/', createCompositionRoutes(watcher, snapshotOf));
  if (config.developmentUrl) app.route('/', createDevelopmentRoutes(config.developmentUrl));
  app.route('/', createGeoRoutes({ hashKey, addressOf, service: config.geoService }));
  app.route('/', createReportRoutes({ origins, faults, known, isRetained, metrics, clientOf, log }));
  app.route('/', createApiProxy({ apiUrl, origins, addressOf, clientOf, calls, onFailedCall }));
  const pages = createPageAddresses(() => watcher.current);
  app.get('/robots.txt', context => context.text(renderRobotsTxt(origin)));
  const api = cacheApi(
    tellFailedCalls(createApi({ baseUrl: apiUrl, deadline: PRICES_DEADLINE_MS }), onFailedCall),
  );
  app.get('/sitemap.xml', async context =>
    context.body(renderSitemap({ origin, pages: await pages(), pricesAsOf: await pricesAsOf(api) }), 200, {
      'Content-Type': 'application/xml',
    }),
  );
  app.get('/site.webmanifest', context =>
    context.body(JSON.stringify(webManifest), 200, { 'Content-Type': 'application/manifest+json' }),
  );
  app.route('/', createAssetRoutes(shell, watcher.archive));
  app.route('/', createReleaseRoutes(watcher.archive));
  app.route('/', createImageRoutes({ shell, archive: watcher.archive, pages, clientOf }));
  if (previews) app.route('/', createPreviewRoutes({ previews, shell, origins }));
  const pageOptions = { kept, snapshotOf, previewOf, hashKey, origin, clientOf };
  const gone = () => watcher.requested.composition.gone;
  app.route('/', createPageRoutes({ ...pageOptions, gone }));
  app.route('/', createFormPostRoutes({ ...pageOptions, origins, addressOf, posts }));
  app.onError((error, context) => {
    if (error instanceof RetryLater) context.header('Retry-After', String(error.seconds));
    if (error instanceof HTTPException) return answerProblem(context, error);
    const id = crypto.randomUUID();
    const { path } = context.req;
    const what = { kind: 'throw', where: 'request', reason: 'a request failed' } as const;
    faults.add(snapshotOf(context).composition, undefined, what, { err: error, request: id, path });
    const message = `Unexpected Application Error! (${id})`;
    return answerProblem(context, { status: 500, message }, id);
  });
  app.notFound(context =>
    answerProblem(context, { status: 404, message: 'There is nothing at this address.' }),
  );
  return app;
}
