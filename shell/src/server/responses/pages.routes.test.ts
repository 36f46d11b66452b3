import { expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { rows } from '../../../testing/rows.ts';
import { matchPage, notFoundPage } from '../../page/match.ts';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import type { LiveShare } from '../composition/composition-watcher.ts';
import { createKeptPages } from './kept-pages.ts';
import { createPageRoutes } from './pages.routes.ts';

/** Routes whose renderer answers with the path that it rendered, of a composition with these pages of the catalogue. */
function routesOf(composition = compositionOf('catalogue')) {
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

it('renders one not-found page for all paths that lead nowhere, and one for each link that the menu marks', async () => {
  const { get, renderPage } = routesOf();
  for (const [html, paths] of [
    ['/*', ['/nowhere', '/x%20y', '//evil.example', '/*', '/sitemap', '/x%3Fabout']],
    ['/treatments//*', ['/treatments/none/x', '/treatments/other/x', '/Treatments/a/b', '/TREATMENTS']],
    ['/about//*', ['/about/us']],
  ] as const)
    for (const path of paths) expect(await get(path)).toEqual({ status: 404, html });
  expect(renderPage).toHaveBeenCalledTimes(3);
});

it('renders what a pattern matches by its path, in one spelling', async () => {
  const { get, renderPage } = routesOf();
  for (const path of [
    '/treatments/new-one',
    '/treatments/new-one/',
    '/%74reatments/new%2Done',
    '/treatments/new-one',
  ])
    expect(await get(path)).toEqual({ status: 200, html: '/treatments/new-one' });
  expect(renderPage).toHaveBeenCalledOnce();
});

it('leads from a former path to the page for good, with its query', async () => {
  const [treatments] = rows.catalogue;
  if (!treatments) throw new Error('the catalogue has a list');
  const pages = [{ ...treatments, formerly: ['/treatments/all'] }];
  const { routes } = routesOf(compositionOf('catalogue', { pages }));
  const response = await routes.request('/treatments/all?q=knee');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/treatments?q=knee']);
});

it('renders a private page with what its address fills in, each time', async () => {
  const { get, renderPage } = routesOf(compositionOf('quote'));
  const filled = '/contact?treatment=hip-replacement&destination=South%20Korea';
  for (const query of [
    'treatment=hip-replacement&destination=South+Korea',
    'x=1&destination=South%20Korea&treatment=hip-replacement',
  ])
    expect(await get(`/contact?${query}`)).toEqual({ status: 200, html: filled });
  for (const query of ['', '?treatment=nothing', '?utm_source=x'])
    expect(await get(`/contact${query}`)).toEqual({ status: 200, html: '/contact' });
  expect(renderPage.mock.calls.map(([{ path, search = '' }]) => path + search)).toEqual([
    filled,
    filled,
    '/contact',
  ]);
});

it('renders a searchable page for each request with a term, trimmed, and has no cache keep it', async () => {
  const { routes, renderPage } = routesOf();
  for (const address of ['/treatments?q=knee+op', '/treatments?utm=x&q=%20knee%20op%20']) {
    const response = await routes.request(address);
    expect(await response.text()).toBe('/treatments?q=knee+op');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('no-vary-search')).toBeNull();
  }
  expect(renderPage).toHaveBeenCalledTimes(2);
});

it.each(['/treatments?q=%20', '/treatments?q=a&q=b', `/treatments?q=${'a'.repeat(101)}`, '/about?q=knee'])(
  '%s is the page without a term, which caches keep apart from those with one',
  async address => {
    const { routes, renderPage } = routesOf();
    for (const each of [address, address.split('?')[0] ?? '']) {
      const response = await routes.request(each);
      expect(await response.text()).not.toContain('q=');
      expect(response.headers.get('cache-control')).toContain('s-maxage');
      expect(response.headers.get('no-vary-search')).toBe('params, except=("q")');
    }
    expect(renderPage).toHaveBeenCalledOnce();
  },
);

it('refuses searches of one client beyond a few at a time, and serves the whole list meanwhile', async () => {
  const { routes, renderPage } = routesOf();
  const render = renderPage.getMockImplementation();
  const { promise, resolve } = Promise.withResolvers<void>();
  renderPage.mockImplementation(async job => {
    if (job.search) await promise;
    return await (render?.(job) as ReturnType<typeof renderPage>);
  });
  const answers = Array.from({ length: 40 }, async (_, index) => routes.request(`/treatments?q=${index}`));
  expect((await routes.request('/treatments')).status).toBe(200);
  resolve();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter(status => status === 200)).toHaveLength(4);
  expect(renderPage).toHaveBeenCalledTimes(5);
});

it('renders a few made-up paths of a client at a time, and other pages meanwhile', async () => {
  const { routes, renderPage } = routesOf();
  const { promise, resolve } = Promise.withResolvers<void>();
  renderPage.mockImplementation(async ({ path }) => {
    if (path.startsWith('/treatments/')) await promise;
    return { status: 404, html: new TextEncoder().encode(path), isComplete: false };
  });
  const answers = Array.from({ length: 40 }, async (_, index) =>
    routes.request(`/treatments/made-up-${index}`),
  );
  expect((await routes.request('/about')).status).toBe(404);
  resolve();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter(status => status === 404)).toHaveLength(8);
});

it('renders a page of a preview for its browser alone, marked, and keeps nothing of it', async () => {
  const { routes, renderPage } = routesOf(compositionOf('quote'));
  const html = new TextEncoder().encode('<body>page</body>');
  renderPage.mockImplementation(async () => ({ status: 200, html, isComplete: true }));
  for (const path of ['/treatments', '/contact']) {
    renderPage.mockClear();
    const etag = (await routes.request(path)).headers.get('etag') ?? '*';
    const headers = { 'X-Preview': 'next', 'If-None-Match': etag };
    const preview = await routes.request(path, { headers });
    expect(preview.status).toBe(200);
    expect(preview.headers.get('cache-control')).toBe('private, no-store');
    expect(preview.headers.get('x-robots-tag')).toBe('noindex');
    expect(preview.headers.get('etag')).toBeNull();
    expect(await preview.text()).toMatch(
      /<aside class="preview" data-channel="next".*<form method="post" action="\/_channel">/,
    );
    expect(await (await routes.request(path)).text()).toBe('<body>page</body>');
    expect(renderPage).toHaveBeenCalledTimes(2);
  }
});

it('renders and keeps pages by composition, which only the shell may do while there is a share', async () => {
  const { routes, renderPage, startShare } = routesOf();
  const get = (headers = {}) => routes.request('/treatments', { headers });
  expect((await get()).headers.get('cache-control')).toContain('s-maxage');
  startShare();
  for (let round = 0; round < 2; round += 1) {
    const [stable, other] = [await get(), await get({ 'X-Other': '1' })];
    expect([await stable.text(), await other.text()]).toEqual(['/treatments', 'other:']);
    for (const { headers } of [stable, other])
      expect(headers.get('cache-control')).toBe('private, max-age=0');
  }
  expect(renderPage).toHaveBeenCalledTimes(2);
});

it('tells the first visitor of a page how long it took, and the next one nothing', async () => {
  const { routes, renderPage } = routesOf();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const render = renderPage.getMockImplementation();
  renderPage.mockImplementation(job => {
    now.mockReturnValue(34);
    return render?.(job) as ReturnType<typeof renderPage>;
  });
  const timings = [];
  for (let visit = 0; visit < 2; visit += 1)
    timings.push((await routes.request('/treatments')).headers.get('server-timing'));
  now.mockRestore();
  expect(timings).toEqual(['page;dur=34', null]);
});
