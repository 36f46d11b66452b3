import type { LoadContext, LoadResult, PageHead, Toast } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import { hasPageOf } from '../page/absent-pages.ts';
import type { LoadedPage, LoadPage, LoadRequest } from '../page/loaded-page.ts';
import { isNowhere, type Match, type MatchedPage, matchPage, notFoundPage } from '../page/match.ts';
import type { Modules } from '../page/modules.ts';
import { findMove } from '../page/pages-of.ts';
import { theSite } from '../site.ts';

/** Loads a module or its data. Rejects when that fails or the deadline of this side has passed. */
export type RunLoad = <T>(id: ModuleId, load: () => Promise<T> | undefined) => Promise<T | undefined>;

/** What the loader works with: one per request on the server, one per page in the browser. */
export interface LoaderEnvironment {
  modules: Modules;
  store: LoadContext['store'];
  context(request: LoadRequest & Pick<LoadContext, 'params'>): LoadContext;
  notify(toast: Toast): void;
  /** Starts the deadline of one page. */
  startLoad(): RunLoad;
  onError(error: unknown, task: string, module: ModuleId): void;
  /** In the browser: whether the site answers now. */
  isReachable?(): Promise<boolean>;
  /** The result of a form post, on the server. */
  posted?: Pick<LoadedPage, 'state' | 'flash' | 'status'>;
}

type Loaded = LoadedPage | { redirectTo: string; message?: string | undefined };

/**
 * The loader of all paths: the composition decides which page is where, and may change while the page is open. What fails
 * while the site does not answer is not the page's fault: it counts as not loaded.
 */
export const createPageLoader =
  (environment: LoaderEnvironment): LoadPage =>
  async request => {
    const result = await loadPage(environment, request);
    const hasFailed = 'redirectTo' in result ? result.message : result.hasNoData;
    if (!hasFailed || request.signal.aborted) return result;
    if ((await environment.isReachable?.()) === false) throw new Error('The site cannot be reached');
    if ('redirectTo' in result && result.message && !request.signal.aborted)
      environment.notify({ title: result.message, text: '', tone: 'error' });
    return result;
  };

async function loadShellPage(
  { modules, store }: Pick<LoaderEnvironment, 'modules' | 'store'>,
  { match, head }: { match: Extract<Match, { kind: 'shell' }>; head: PageHead },
): Promise<LoadedPage> {
  const page = await theSite().pages.load(match.name);
  const added = page.head?.({ store, hasPage: hasPageOf(modules.composition()) });
  return { match, status: page.status ?? 200, head: { ...head, ...added } };
}

/** Pages of the shell are known from the start; the others once the rows of the composition are there. */
async function findPage(modules: Modules, path: string): Promise<MatchedPage> {
  const composition = modules.composition();
  const found = matchPage(composition, path);
  const { kind } = found.match;
  if (kind === 'shell' || (kind === 'remote' && !composition.isPartial)) return found;
  await modules.complete().catch(() => undefined);
  return matchPage(modules.composition(), path);
}

async function loadPage(environment: LoaderEnvironment, request: LoadRequest): Promise<Loaded> {
  const { url, signal } = request;
  const { modules, posted } = environment;
  const found = request.matched ?? (await findPage(modules, url.pathname));
  const { match, head } = found;
  const moved = isNowhere(found) && findMove(modules.composition(), url.pathname);
  if (moved) return { redirectTo: moved + url.search };
  if (match.kind === 'shell') return loadShellPage(environment, { match, head });
  const unavailable: LoadedPage = { match, status: 503, head: { ...head, noindex: true }, hasNoData: true };
  if (match.kind === 'missing') return unavailable;
  const runLoad = environment.startLoad();
  // A module that fails to load or takes too long shows its fallback and keeps trying.
  const module = await runLoad(match.id, () => modules.load(match.id)).catch(() => undefined);
  const page = module?.page;
  // The load of a page that the visitor has left already would change the store and notify.
  if (!page || signal.aborted) return unavailable;
  const state = posted ? posted.state : request.state;
  const context = environment.context({ ...request, state, params: match.params });
  const describe = (): PageHead => ({ ...head, ...page.head?.(context) });
  const result = await runLoad(match.id, async () => page.load?.(context)).catch(
    (error: unknown): LoadResult => {
      environment.onError(error, `loading ${match.id}`, match.id);
      return { status: 503 };
    },
  );
  if (signal.aborted) return unavailable;
  if (result?.redirect) return { redirectTo: result.redirect.to, message: result.redirect.message };
  if (result?.status === 404) return loadShellPage(environment, notFoundPage);
  // A posted form with errors is shown whether or not its lists loaded: it holds what the visitor typed.
  const isUsable = result?.status !== 503 || result.partial || posted?.status === 422;
  const status = result?.partial ? 503 : 200;
  const laterHead = result?.arriving?.then(describe).catch(() => undefined);
  try {
    if (!isUsable) return { ...unavailable, head: { ...describe(), noindex: true } };
    return { match, status, head: describe(), ...posted, ...(laterHead && { laterHead }) };
  } catch (error) {
    environment.onError(error, `the head of ${match.id}`, match.id);
    return unavailable;
  }
}
