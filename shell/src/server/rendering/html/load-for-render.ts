import type { Api, LoadContext, LoadResult } from 'shared-contracts';
import { type Composition, createTripStore, type ModuleId } from 'shared-contracts/host';
import type { QueryClient } from 'shared-contracts/ui';
import { createQueryClient, dehydrate } from 'shared-contracts/ui/host';
import { createPageLoader } from '../../../navigation/load-page.ts';
import { isNowhere } from '../../../page/match.ts';
import { offersOf } from '../../../page/offers.ts';
import { widgetsOf } from '../../../page/pages-of.ts';
import type { PageQueries } from '../../../page/payload.ts';
import { getShellPage } from '../../../pages/shell-pages.ts';
import { announceModule } from '../../../remote/error-attribution.tsx';
import type { PageJob, RenderOptions } from '../rendered-page.ts';
import { createServerModules } from './server-modules.ts';
import { withDeadline } from './with-deadline.ts';

/** Longest time that a page's data may take on the server, in ms. */
export const DATA_DEADLINE_MS = 4_000;
/** After its deadline a load has this long to say what is missing, in ms. */
const GRACE_MS = 250;

/** Everything that rendering the page needs; nothing else is awaited. */
export type RenderInput = Exclude<Awaited<ReturnType<typeof loadData>>, undefined>;

/**
 * Loads a page's data and that of its widgets.
 * @returns undefined when the page answers with a redirect
 */
export async function loadForRender(
  job: PageJob,
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
  { path, matched, search = '', posted }: PageJob,
  { evaluated, config, api, onError }: RenderOptions,
  failed: ReadonlySet<ModuleId>,
  signal: AbortSignal,
) {
  const modules = createServerModules(evaluated, failed);
  const context = createLoadContext(api, new URL(path + search, config.origin), {
    ...evaluated.composition,
    signal,
  });
  const load = createPageLoader({
    modules,
    context: request => ({ ...context, ...request, signal }),
    notify: () => undefined,
    startLoad: () => runLoad,
    onError,
    posted,
  });
  // The page is loaded even if the visitor leaves: others wait for it too.
  const data = await load({ url: context.url, matched, signal: new AbortController().signal });
  if ('redirectTo' in data) return undefined;

  // Not those of widgets, which stay HTML until their code is there and fetches its data.
  const queries = readQueries(context.queryClient);
  const name = data.match.kind === 'shell' ? data.match.name : undefined;
  const slots = (name && getShellPage(name)?.slots) || [];
  const widgets = slots.flatMap(slot => widgetsOf(evaluated.composition, slot));
  const loadWidget = async (id: ModuleId): Promise<Pick<LoadResult, 'status'>> => {
    const module = modules.get(id);
    const result = await runLoad(id, () => module?.widget?.load?.(context));
    return result ?? { status: module ? 200 : 503 };
  };
  const lacksData = (id: ModuleId | undefined, status: number | undefined): boolean =>
    status === 503 && id !== undefined && modules.get(id) !== undefined;
  const reportFailure = (id: ModuleId) => (error: unknown) => {
    onError(error, `loading ${id}`, id);
    return { status: 503 };
  };
  const results = await Promise.all(widgets.map(id => loadWidget(id).catch(reportFailure(id))));
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
    lacksData:
      (data.match.kind === 'remote' && lacksData(data.match.id, data.status)) ||
      results.some(({ status }, index) => lacksData(widgets[index], status)),
    isComplete:
      failed.size === 0 &&
      // A missing remote may have a widget for it.
      (slots.length === 0 || !evaluated.composition.missing?.length) &&
      (data.status === 200 || isNowhere(matched)) &&
      results.every(({ status }) => status === 200),
  };
}

/** What a `load` on the server works with: a store and a query client of its own (law 4). */
export const createLoadContext = (
  api: Api,
  url: URL,
  { sources, lacks, signal }: Pick<Composition, 'sources' | 'lacks'> & { signal?: AbortSignal } = {},
): LoadContext => ({
  api,
  queryClient: createQueryClient({ server: true }),
  store: createTripStore(sources),
  params: {},
  url,
  server: true,
  offers: offersOf({ lacks }),
  ...(signal && { signal }),
});

/** Key and data of everything that was loaded. */
const readQueries = (queryClient: QueryClient): PageQueries =>
  dehydrate(queryClient).queries.map(({ queryKey, state }) => [[...queryKey], state.data]);

/** Runs a module's `load` and gives up on it a moment after its signal has aborted. */
export async function runLoad<T>(id: ModuleId, load: () => Promise<T> | undefined): Promise<T | undefined> {
  announceModule(id);
  const running = load();
  return running && (await withDeadline(running, DATA_DEADLINE_MS + GRACE_MS));
}
