import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router-dom';
import type { LoadContext, Toast } from 'shared-contracts';
import { matchPage, normalizePath } from './composition/match-page.ts';
import type { Modules } from './composition/modules.ts';
import { Frame } from './frame.tsx';
import { ErrorScreen } from './layout/error-screen.tsx';
import type { PageData } from './page-data.ts';
import { loadShellPage, shellPaths } from './pages.ts';

export const PAGE_ROUTE = 'page';

/** What the one route's loader works with: a request's own on the server, the page's own in the browser. */
export interface RouteEnvironment {
  modules: Modules;
  context(request: {
    url: URL;
    params: LoadContext['params'];
    signal: AbortSignal;
    state?: unknown;
  }): LoadContext;
  notify(toast: Toast): void;
  /** Navigation state of the navigation under way; the router does not give it to loaders. */
  navigationState?(): unknown;
  /** On the server: what a form post was answered with. */
  posted?: Pick<PageData, 'state' | 'flash' | 'status'>;
}

/** One route for all paths: what stands at a path is decided by the set, which may change while the page is open. */
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

const notFound = async (): Promise<PageData> => {
  await loadShellPage('not-found');
  return { plan: { kind: 'not-found' }, status: 404 };
};

async function loadPage(environment: RouteEnvironment, { request }: LoaderFunctionArgs): Promise<PageData> {
  const url = new URL(request.url);
  const { modules, posted } = environment;
  const plan = matchPage(modules.composition(), shellPaths, url.pathname);
  if (plan.kind === 'not-found') return notFound();
  if (plan.kind === 'missing') return { plan, status: 503 };
  if (plan.kind === 'shell') {
    await loadShellPage(plan.name);
    return { plan, status: 200 };
  }
  // Two tries; after them the part shows its fallback and goes on asking.
  const module = await modules.load(plan.id).catch(() => modules.load(plan.id).catch(() => undefined));
  if (!module) return { plan, status: 503 };
  const { params } = plan;
  const state = environment.navigationState?.();
  const context = environment.context({ url, params, signal: request.signal, state });
  const result = await module.page?.load(context);
  if (result?.redirect) {
    if (result.redirect.message)
      environment.notify({ title: result.redirect.message, text: '', tone: 'error' });
    throw replace(result.redirect.to);
  }
  if (result?.status === 404) return notFound();
  // A form that was posted is shown again whatever its lists do: it holds what the visitor typed.
  const stands = result?.status !== 503 || result.partial || posted?.status === 422;
  if (!module.page || !stands) return { plan, status: 503, down: true };
  return { plan, status: result?.partial ? 503 : 200, head: module.page.head(context), ...posted };
}
