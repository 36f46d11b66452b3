import type { Api, LoadContext } from 'shared-contracts';
import type { MasterData, ModuleId } from 'shared-contracts/host';
import type { QueryClient } from 'shared-contracts/ui';
import { createQueryClient, dehydrate } from 'shared-contracts/ui/host';
import { createPageLoader } from '../../../navigation/load-page.ts';
import { isNowhere } from '../../../page/match.ts';
import type { PageQueries } from '../../../page/payload.ts';
import { placedWidgets } from '../../../page/placed-widgets.ts';
import { theSite } from '../../../site.ts';
import { DATA_DEADLINE_MS, WIDGET_DATA_DEADLINE_MS } from '../../time-limits.ts';
import type { RenderJob, RenderOptions } from '../rendered-page.ts';
import { createWidgetLoader, expectedWidgets } from './load-widgets.ts';
import { runLoad } from './run-load.ts';
import { createServerModules } from './server-modules.ts';

/** Everything that rendering the page needs; nothing else is awaited. */
export type RenderInput = Exclude<Awaited<ReturnType<typeof loadData>>, undefined>;

/**
 * Loads a page's data and that of its widgets.
 * @returns undefined when the page answers with a redirect
 */
export async function loadForRender(
  job: RenderJob,
  options: RenderOptions,
  failed: ReadonlySet<ModuleId>,
): Promise<RenderInput | undefined> {
  const deadline = new AbortController();
  // Not AbortSignal.timeout: its timer would keep each page's data in memory until it ends.
  const timer = setTimeout(
    () => deadline.abort(new DOMException('The data took too long', 'TimeoutError')),
    DATA_DEADLINE_MS,
  );
  try {
    return await loadData(job, options, failed, deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function loadData(
  { path, matched, search = '', posted }: RenderJob,
  { evaluated, masterData, config, api, onError }: RenderOptions,
  failed: ReadonlySet<ModuleId>,
  signal: AbortSignal,
) {
  const modules = createServerModules(evaluated, failed);
  const context = createLoadContext(api, new URL(path + search, config.origin), { masterData, signal });
  const load = createPageLoader({
    modules,
    store: context.store,
    context: request => ({ ...context, ...request, signal }),
    notify: () => undefined,
    startLoad: () => runLoad,
    onError,
    posted,
  });
  const loader = createWidgetLoader(context, modules, onError);
  const expected = await expectedWidgets(evaluated.composition, matched.match);
  // The page is loaded even if the visitor leaves: others wait for it too.
  const loading = load({ url: context.url, matched, signal: new AbortController().signal });
  // The shell's pages are made of their widgets; a page of a remote waits less for what stands next to it.
  const deadline = matched.match.kind === 'remote' ? WIDGET_DATA_DEADLINE_MS : undefined;
  const loadingWidgets = loader.load(expected, deadline);
  const data = await loading;
  if ('redirectTo' in data) return undefined;

  // Else the page is another: not found, or its fallback.
  const isExpected = data.match === matched.match && !data.hasNoData;
  const placed = isExpected ? expected : placedWidgets(evaluated.composition, [], {});
  const results = await (isExpected ? loadingWidgets : loader.load(placed, deadline));
  const queries = readQueries(context.queryClient);
  loader.moveQueries();
  const name = data.match.kind === 'shell' ? data.match.name : undefined;
  const widgets = placed.map(({ id }) => id);
  const isUnanswered = (id: ModuleId | undefined, status: number | undefined): boolean =>
    status === 503 && id !== undefined && modules.get(id) !== undefined;
  return {
    data,
    queries,
    modules,
    context,
    /** Chunk of the page, if it is one of the shell's. */
    chunk: name && `page-${name}`,
    /** Widgets that the page places. */
    widgets,
    /** The API did not give what the page or one of its widgets shows. */
    isWithoutData:
      (data.match.kind === 'remote' && isUnanswered(data.match.id, data.status)) ||
      results.some(({ status }, index) => isUnanswered(widgets[index], status)),
    isComplete:
      failed.size === 0 &&
      // A missing remote may have a widget for it.
      (!hasOwnSlots(name) || !evaluated.composition.missing?.length) &&
      (data.status === 200 || isNowhere(matched)) &&
      results.every(({ status }) => status === 200),
  };
}

const hasOwnSlots = (name: string | undefined): boolean =>
  name !== undefined && theSite().pages.get(name)?.slots !== undefined;

/** What a `load` on the server works with: a store and a query client of its own (law 4). */
export const createLoadContext = (
  api: Api,
  url: URL,
  { masterData, signal }: { masterData?: Partial<MasterData>; signal?: AbortSignal } = {},
): LoadContext => ({
  api,
  queryClient: createQueryClient({ server: true }),
  store: theSite().createStore(masterData),
  params: {},
  url,
  server: true,
  ...(signal && { signal }),
});

/** Key and data of everything that was loaded. */
const readQueries = (queryClient: QueryClient): PageQueries =>
  dehydrate(queryClient).queries.map(({ queryKey, state }) => [[...queryKey], state.data]);
