import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { Gateway } from '../../../gateway/gateway.ts';
import { createPreviewRoutes } from '../channels/previews.routes.ts';
import type { Previews } from '../channels/previews.ts';
import type { CompositionSource } from '../composition/composition-source.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import type { Limits } from '../guard/limits.ts';
import { answerProblem } from '../guard/problem.ts';
import { RetryLater } from '../guard/retry-later.ts';
import { type SecurityHeaders, setSecurityHeaders } from '../guard/security-headers.ts';
import { requestOf, routedPath } from '../incoming-request.ts';
import { createApiProxy } from '../responses/api-proxy.routes.ts';
import { createAssetRoutes } from '../responses/assets.routes.ts';
import { createCompositionRoutes } from '../responses/composition.routes.ts';
import { createDevelopmentRoutes } from '../responses/development.routes.ts';
import { createFormPostRoutes } from '../responses/form-posts/form-posts.routes.ts';
import { createImageRoutes } from '../responses/images/images.routes.ts';
import { createRemotePictures } from '../responses/images/remote-pictures.ts';
import { createPageAddresses } from '../responses/page-addresses.ts';
import type { PageCache } from '../responses/page-cache.ts';
import { createPageRoutes } from '../responses/pages.routes.ts';
import { createReleaseRoutes } from '../responses/releases.routes.ts';
import { createReportRoutes } from '../responses/reports.routes.ts';
import { createRequestChecks } from '../responses/request-checks.ts';
import { watchPagesWithoutData } from '../responses/send-page.ts';
import type { ServerSite } from '../server-site.ts';
import type { ShellRelease } from '../shell-release.ts';
import type { Config } from './config.ts';
import type { Monitoring } from './monitoring.ts';

interface AppOptions {
  site: ServerSite;
  config: Config;
  gateway: Gateway;
  /** Leads to the gateway. */
  fetchApi: typeof fetch;
  shell: ShellRelease;
  source: Pick<CompositionSource, 'findRetained'>;
  watcher: CompositionWatcher;
  pageCache: PageCache;
  security: SecurityHeaders;
  /** For shells of previews only. */
  previews: Previews | undefined;
  limits: Limits;
  monitoring: Monitoring;
  log: Logger;
}

/** All routes of the shell's server. */
export function createApp({
  site,
  config,
  gateway,
  fetchApi,
  shell,
  source,
  watcher,
  pageCache,
  security,
  previews,
  limits,
  monitoring,
  log,
}: AppOptions): Hono {
  const { origin, origins, hashKey } = config;
  const { faults } = monitoring;
  const { archive } = watcher;
  const app = new Hono({ getPath: routedPath });
  app.use(setSecurityHeaders(security));
  app.get('/health/live', context => context.text('live'));
  app.get('/health/ready', context => {
    const { id: composition, missing = [] } = watcher.current.composition;
    return context.json({ composition, missing });
  });
  app.use(
    watchPagesWithoutData(context => {
      const { snapshot, path } = requestOf(context);
      monitoring.onPageWithoutData(snapshot.composition, path);
    }),
  );
  // Load balancers may ask for health under any host name.
  app.use(createRequestChecks(origin));
  app.route('/', createCompositionRoutes({ archive }));
  if (config.developmentUrl) app.route('/', createDevelopmentRoutes(config.developmentUrl));
  app.route('/', createReportRoutes({ ...monitoring, origins, source, log }));
  app.route('/', createApiProxy({ gateway, origins, limits }));
  const pages = createPageAddresses(() => watcher.current);
  const { geoService } = config;
  const { routes, isPictureNamed } = site.connect({
    origin,
    hashKey,
    geoService,
    fetchApi,
    listPages: pages,
  });
  app.route('/', routes);
  app.route('/', createAssetRoutes(shell, archive));
  app.route('/', createReleaseRoutes(archive));
  app.route(
    '/',
    createImageRoutes({
      shell,
      archive,
      pictures: createRemotePictures(isPictureNamed, log),
      note: site.pictureNote,
      pages,
    }),
  );
  if (previews) app.route('/', createPreviewRoutes({ previews, shell, origins }));
  app.route('/', createPageRoutes({ cache: pageCache, watcher, hashKey, origin }));
  app.route('/', createFormPostRoutes({ hashKey, origin, origins, posts: limits.posts }));
  app.onError((error, context) => {
    if (error instanceof RetryLater) context.header('Retry-After', String(error.seconds));
    if (error instanceof HTTPException) return answerProblem(context, error);
    const id = crypto.randomUUID();
    const { snapshot, path } = requestOf(context);
    const what = { kind: 'throw', where: 'request', reason: 'a request failed' } as const;
    faults.add(snapshot.composition, undefined, what, { err: error, request: id, path });
    const message = `Unexpected Application Error! (${id})`;
    return answerProblem(context, { status: 500, message }, id);
  });
  app.notFound(context =>
    answerProblem(context, { status: 404, message: 'There is nothing at this address.' }),
  );
  return app;
}
