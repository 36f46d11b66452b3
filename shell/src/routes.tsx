import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router-dom';
import type { LoadContext, LoadResult, ModuleId, PageHead, Toast } from 'shared-contracts';
import { matchPage, normalizePath, notFoundPage, type PageMatch } from './composition/match-page.ts';
import type { Modules } from './composition/modules.ts';
import { Frame } from './frame.tsx';
import { ErrorScreen } from './layout/error-screen.tsx';
import type { PageData } from './page-data.ts';
import { loadShellPage } from './shell-pages.ts';

export const PAGE_ROUTE = 'page';

/** Loads a module or its data. Rejects when that fails or the deadline of this side has passed. */
export type RunLoad = <T>(id: ModuleId, load: () => Promise<T> | undefined) => Promise<T | undefined>;

/** What the loader works with: one per request on the server, one per page in the browser. */
export interface RouteEnvironment {
  modules: Modules;
  context(request: {
    url: URL;
    params: LoadContext['params'];
    signal: AbortSignal;
    state?: unknown;
  }): LoadContext;
  notify(toast: Toast): void;
  /** State of the pending navigation, which the router does not pass to loaders. */
  navigationState?(): unknown;
  /** Starts the deadline of one page. */
  startLoad(): RunLoad;
  onError(error: unknown, task: string): void;
  /** The result of a form post, on the server. */
  posted?: Pick<PageData, 'state' | 'flash' | 'status'>;
}

/** One route for all paths: the composition decides which page is where, and may change while the page is open. */
export function createRoutes(environment: RouteEnvironment): RouteObject[] {
  return [
    {
      id: PAGE_ROUTE,
      path: '*',
      loader: args => loadPage(environment, args),
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        normalizePath(currentUrl.pathname) !== normalizePath(nextUrl.pathname) ||
        (currentUrl.href === nextUrl.href && defaultShouldRevalidate),
      Component: Frame,
      ErrorBoundary: ErrorScreen,
    },
  ];
}

type OwnPage = { match: Extract<PageMatch, { kind: 'shell' }>; head: PageHead };

async function loadOwnPage({ match, head }: OwnPage): Promise<PageData> {
  const page = await loadShellPage(match.name);
  return { match, status: page.status ?? 200, head: { ...head, ...page.head } };
}

async function loadPage(environment: RouteEnvironment, { request }: LoaderFunctionArgs): Promise<PageData> {
  const url = new URL(request.url);
  const { modules, posted } = environment;
  const { match, head } = matchPage(modules.composition(), url.pathname);
  if (match.kind === 'shell') return loadOwnPage({ match, head });
  const unavailable: PageData = { match, status: 503, head: { ...head, noindex: true }, down: true };
  if (match.kind === 'missing') return unavailable;
  const runLoad = environment.startLoad();
  // A module that fails to load or takes too long shows its fallback and keeps trying.
  const module = await runLoad(match.id, () => modules.load(match.id)).catch(() => undefined);
  const page = module?.page;
  // The load of a page that the visitor has left already would change the store and notify.
  if (!page || request.signal.aborted) return unavailable;
  const { params } = match;
  const state = environment.navigationState?.();
  const context = environment.context({ url, params, signal: request.signal, state });
  const result = await runLoad(match.id, () => page.load?.(context)).catch((error: unknown): LoadResult => {
    environment.onError(error, `loading ${match.id}`);
    return { status: 503 };
  });
  if (request.signal.aborted) return unavailable;
  if (result?.redirect) {
    if (result.redirect.message)
      environment.notify({ title: result.redirect.message, text: '', tone: 'error' });
    throw replace(result.redirect.to);
  }
  if (result?.status === 404) return loadOwnPage(notFoundPage);
  // A posted form with errors is shown whether or not its lists loaded: it holds what the visitor typed.
  const isUsable = result?.status !== 503 || result.partial || posted?.status === 422;
  if (!isUsable) return unavailable;
  const status = result?.partial ? 503 : 200;
  try {
    return { match, status, head: { ...head, ...page.head?.(context) }, ...posted };
  } catch (error) {
    environment.onError(error, `the head of ${match.id}`);
    return unavailable;
  }
}
