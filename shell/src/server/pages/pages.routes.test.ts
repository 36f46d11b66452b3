import { pagesOfRemote } from 'shared-contracts';
import { expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { matchPage, notFoundPage } from '../../composition/match-page.ts';
import type { CompositionWatcher } from '../../composition/server/composition-watcher.ts';
import { createPageRoutes } from './pages.routes.ts';

const pages = pagesOfRemote('catalogue');

/** Routes whose renderer answers with the path that it rendered, of a composition with these pages of the catalogue. */
function routesOf(composition = compositionOf('catalogue')) {
  const renderPage = vi.fn(async ({ path }: { path: string }) => ({
    status:
      matchPage(composition, new URL(path, 'http://a').pathname).match === notFoundPage.match ? 404 : 200,
    html: new TextEncoder().encode(path),
    isComplete: true,
  }));
  const watcher = { current: { composition, renderer: { renderPage } } } as unknown as CompositionWatcher;
  const routes = createPageRoutes({ watcher, hashKey: 'key', origin: 'http://a', onError: vi.fn() });
  const get = async (path: string) => {
    const response = await routes.request(path);
    return { status: response.status, html: await response.text() };
  };
  return { get, renderPage };
}

it('renders one not-found page for all paths that lead nowhere', async () => {
  const { get, renderPage } = routesOf();
  for (const path of ['/nowhere', '/no/where', '/x%20y', '//evil.example', '/*', '/sitemap', '/x%3Fabout'])
    expect(await get(path)).toEqual({ status: 404, html: '/*' });
  expect(renderPage).toHaveBeenCalledOnce();
});

it('renders one for each link that the menu marks, and for unknown treatments', async () => {
  const { get, renderPage } = routesOf();
  for (const path of ['/treatments/none', '/treatments/other', '/Treatments/a/b', '/TREATMENTS'])
    expect(await get(path)).toEqual({ status: 404, html: '/treatments/*' });
  expect(await get('/about/us')).toEqual({ status: 404, html: '/about/*' });
  expect(renderPage).toHaveBeenCalledTimes(2);
});

it('renders what a release may know: an address of its list, or any of a pattern without a list', async () => {
  const pattern = pages.find(({ addresses }) => addresses);
  if (!pattern) throw new Error('the catalogue has a pattern');
  const { addresses: _, ...withoutList } = pattern;
  const { get } = routesOf(compositionOf('catalogue', { pages: [withoutList] }));
  for (const path of ['/treatments/hip-replacement', '/treatments/new-one', '/treatments/*'])
    expect(await get(path)).toEqual({ status: 200, html: path });
  expect(await get('/treatments/a/b')).toEqual({ status: 404, html: '/treatments/a/b' });
  const known = routesOf();
  expect(await known.get('/treatments/veneers')).toEqual({ status: 200, html: '/treatments/veneers' });
});

it('renders a private page with what its address fills in, each time anew', async () => {
  const { get, renderPage } = routesOf(compositionOf('quote'));
  const filled = '/contact?treatment=hip-replacement&destination=South%20Korea';
  for (const query of [
    'treatment=hip-replacement&destination=South+Korea',
    'x=1&destination=South%20Korea&treatment=hip-replacement',
  ])
    expect(await get(`/contact?${query}`)).toEqual({ status: 200, html: filled });
  for (const query of ['', '?treatment=nothing', '?utm_source=x'])
    expect(await get(`/contact${query}`)).toEqual({ status: 200, html: '/contact' });
  expect(renderPage.mock.calls.map(([{ path }]) => path)).toEqual([filled, filled, '/contact']);
});
