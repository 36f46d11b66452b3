import { vi } from 'vitest';
import { isNowhere } from '../host/page/match.ts';
import type { CompositionSnapshot } from '../host/server/composition/composition-snapshot.ts';
import type { LiveShare } from '../host/server/composition/composition-watcher.ts';
import type { RenderJob } from '../host/server/rendering/rendered-page.ts';
import { createPageCache } from '../host/server/responses/page-cache.ts';
import { createPageRoutes } from '../host/server/responses/pages.routes.ts';
import { markedLink } from '../site/layout/menu-links.ts';
import { compositionOf } from './composition-of.ts';
import { sendTo } from './send-to.ts';

/** Routes whose renderer answers with the path that it rendered, of a composition with these pages of the catalogue. */
export function routesOf(composition = compositionOf('catalogue'), gone: readonly string[] = []) {
  const renderPage = vi.fn(async ({ path, matched, search = '' }: RenderJob) => ({
    status: isNowhere(matched) ? 404 : 200,
    html: new TextEncoder().encode(path + search),
    isComplete: true,
  }));
  const stable = { composition, renderer: { renderPage } } as unknown as CompositionSnapshot;
  const other = {
    composition: { ...composition, id: 'other' },
    renderer: {
      renderPage: async (job: RenderJob) => ({
        ...(await renderPage({ ...job, path: 'other:' })),
        status: 200,
      }),
    },
  } as unknown as CompositionSnapshot;
  const watcher = {
    current: stable,
    share: undefined as LiveShare | undefined,
    requested: { composition: { number: 1, version: '1', remotes: {}, gone }, id: undefined },
  };
  const site = { watcher, hashKey: 'key', origin: 'http://a' };
  const cache = createPageCache({ watcher, markedLink, onError: () => undefined });
  const routes = sendTo(createPageRoutes({ ...site, cache }), {
    current: stable,
    choose(headers) {
      const preview = headers.get('x-preview');
      if (preview) return { other: stable, preview };
      return headers.has('x-other') ? { other } : {};
    },
  });
  const get = async (path: string) => {
    const response = await routes.request(path);
    return { status: response.status, html: await response.text() };
  };
  const render = renderPage.getMockImplementation() as typeof renderPage;
  /** Renders as before, with what the test changes for a job. */
  const change = (changes: (job: RenderJob) => Promise<void> | { status: number } | false) =>
    void renderPage.mockImplementation(async job => ({ ...(await render(job)), ...(await changes(job)) }));
  const startShare = () => (watcher.share = { percent: 10, snapshot: other });
  return { get, change, renderPage, routes, startShare };
}
