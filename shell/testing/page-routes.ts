import { vi } from 'vitest';
import { matchPage, notFoundPage } from '../src/page/match.ts';
import type { CompositionSnapshot } from '../src/server/composition/composition-snapshot.ts';
import type { LiveShare } from '../src/server/composition/composition-watcher.ts';
import { createKeptPages } from '../src/server/responses/kept-pages.ts';
import { createPageRoutes } from '../src/server/responses/pages.routes.ts';
import { compositionOf } from './composition-of.ts';

/** Routes whose renderer answers with the path that it rendered, of a composition with these pages of the catalogue. */
export function routesOf(composition = compositionOf('catalogue'), gone: readonly string[] = []) {
  const renderPage = vi.fn(async ({ path, search = '' }: { path: string; search?: string }) => ({
    status: matchPage(composition, path).match === notFoundPage.match ? 404 : 200,
    html: new TextEncoder().encode(path + search),
    isComplete: true,
  }));
  const stable = { composition, renderer: { renderPage } };
  const other = {
    composition: { ...composition, id: 'other' },
    renderer: { renderPage: async () => ({ ...(await renderPage({ path: 'other:' })), status: 200 }) },
  };
  const watcher = {
    current: stable as unknown as CompositionSnapshot,
    share: undefined as LiveShare | undefined,
  };
  const site = { hashKey: 'key', origin: 'http://a' };
  const routes = createPageRoutes({
    ...site,
    kept: createKeptPages({
      ...site,
      watcher,
      choice: { snapshotOf: () => watcher.current, cookieOf: () => undefined },
      security: () => ({}),
      onError: () => undefined,
    }),
    snapshotOf: context => (context.req.header('x-other') ? other : stable) as never,
    clientOf: () => '192.0.2.1',
    gone: () => gone,
    previewOf: context => context.req.header('x-preview'),
  });
  const get = async (path: string) => {
    const response = await routes.request(path);
    return { status: response.status, html: await response.text() };
  };
  const startShare = () =>
    (watcher.share = { percent: 10, snapshot: other as unknown as CompositionSnapshot });
  return { get, renderPage, routes, startShare };
}
