import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import {
  type Api,
  createTripStore,
  type LoadContext,
  type ModuleId,
  type Services,
  type Session,
} from 'shared-contracts';
import { createQueryClient, dehydrate } from 'shared-contracts/ui';
import type { CompositionSnapshot } from '../composition/server/composition-snapshot.ts';
import { createServerModules } from '../composition/server/server-modules.ts';
import { Document } from '../document.tsx';
import type { PageData } from '../page-data.ts';
import { PAYLOAD_ID, type PublicConfig, serialisePayload } from '../page-payload.ts';
import { createRoutes, PAGE_ROUTE } from '../routes.tsx';
import { shellPage } from '../shell-pages.ts';
import { headLinks } from './links.server.ts';
import type { OwnRelease } from './own-release.server.ts';
import { BrokenModuleError, renderDocument } from './render-document.server.ts';

/** How long a page's data is waited for on the server, ms. */
export const DATA_DEADLINE_MS = 4_000;

export interface RenderOptions {
  set: CompositionSnapshot;
  own: OwnRelease;
  config: PublicConfig;
  api: Api;
  posted?: Pick<PageData, 'state' | 'flash' | 'status'>;
  onError(error: unknown, where: string): void;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** All parts and all data are there: the page may be kept. */
  complete: boolean;
}

/** Renders the page at `path`, the same for every visitor: no cookie is read for it. */
export async function renderPage(path: string, options: RenderOptions): Promise<RenderedPage> {
  const broken = new Set<ModuleId>();
  for (;;) {
    try {
      return await renderOnce(path, options, broken);
    } catch (error) {
      if (!(error instanceof BrokenModuleError) || broken.has(error.part)) throw error;
      options.onError(error.cause, `the part ${error.part}`);
      broken.add(error.part);
    }
  }
}

async function renderOnce(
  path: string,
  options: RenderOptions,
  broken: ReadonlySet<ModuleId>,
): Promise<RenderedPage> {
  const { set, own, config, api, posted, onError } = options;
  const modules = createServerModules(set, broken);
  const queryClient = createQueryClient({ server: true });
  const store = createTripStore();
  const services = serverServices(api);
  const url = new URL(path, config.origin);
  const signal = AbortSignal.timeout(DATA_DEADLINE_MS);
  const context = (request: Partial<LoadContext> = {}): LoadContext => ({
    api,
    queryClient,
    store,
    params: {},
    url,
    server: true,
    signal,
    ...request,
  });

  const routes = createRoutes({
    modules,
    context: request => context({ ...request, signal }),
    notify: () => undefined,
    posted,
  });
  const handler = createStaticHandler(routes);
  const answer = await handler.query(new Request(url));
  // A remote's redirect on the server would send crawlers away: the page is not to be had.
  if (answer instanceof Response) return { status: 503, html: '', complete: false };
  const data: PageData = answer.loaderData[PAGE_ROUTE];
  if (!data) throw answer.errors?.[PAGE_ROUTE] ?? new Error(`nothing was loaded for ${path}`);

  const { match } = data;
  const page = match.kind === 'shell' ? shellPage(match.name) : undefined;
  const parts = page?.widgets ?? [];
  const loads = await Promise.all(
    parts.map(id =>
      Promise.resolve(
        modules.get(id)?.widget?.load?.(context()) ?? { status: modules.get(id) ? 200 : 503 },
      ).catch((error: unknown) => {
        onError(error, `the data of ${id}`);
        return { status: 503 as const };
      }),
    ),
  );

  const body = await renderDocument(
    <Document
      modules={modules}
      origin={config.origin}
      services={services}
      store={store}
      queryClient={queryClient}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, answer)}
        context={answer}
        hydrate={false}
      />
    </Document>,
  );
  const main = match.kind === 'remote' && !data.down && modules.get(match.id) ? match.id : undefined;
  const links = headLinks({
    set: set.live,
    own,
    main,
    parts: parts.filter(id => modules.get(id)),
    pageChunk: match.kind === 'shell' ? `page-${match.name}` : undefined,
  });
  const payload = serialisePayload({
    composition: set.live,
    config,
    page: data,
    queries: dehydrate(queryClient),
  });
  return {
    status: statusOf(answer, data),
    html: body
      .replace('</head>', () => `${links}</head>`)
      .replace(
        '</body>',
        () => `<script type="application/json" id="${PAYLOAD_ID}">${payload}</script></body>`,
      ),
    complete:
      (data.status === 200 || data.status === 404) &&
      loads.every(load => load.status === 200) &&
      broken.size === 0,
  };
}

const statusOf = (answer: StaticHandlerContext, data: PageData): number =>
  answer.statusCode === 200 ? data.status : answer.statusCode;

function serverServices(api: Api): Services {
  const nothing = () => undefined;
  const session: Session = {
    start: () => Promise.resolve(),
    ready: () => Promise.resolve(null),
    renew: () => Promise.resolve(null),
  };
  return { api, session, notify: nothing, announce: nothing, track: nothing };
}
