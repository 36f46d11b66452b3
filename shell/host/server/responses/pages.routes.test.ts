import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { routesOf } from '../../../testing/page-routes.ts';
import { RetryLater } from '../guard/retry-later.ts';
import { writeFlash } from './form-posts/form-cookies.ts';

it('renders a private page with what its address fills in, each time', async () => {
  const { get, renderPage } = routesOf(compositionOf('quote'));
  const filled = '/contact?treatment=hip-replacement&destination=South%20Korea';
  for (const query of [
    'treatment=hip-replacement&destination=South+Korea',
    'x=1&destination=South%20Korea&treatment=hip-replacement',
  ])
    expect(await get(`/contact?${query}`)).toEqual({ status: 200, html: filled });
  for (const query of ['', '?treatment=No+slug', '?utm_source=x'])
    expect(await get(`/contact${query}`)).toEqual({ status: 200, html: '/contact' });
  expect(renderPage.mock.calls.map(([{ path, search = '' }]) => path + search)).toEqual([
    filled,
    filled,
    '/contact',
  ]);
});

it('shows the outcome of a post once, and keeps it while the page is away or the site is busy', async () => {
  const { routes, change } = routesOf(compositionOf('quote'));
  const scope = { path: '/contact', hashKey: 'key', origin: 'http://a' };
  const posted = new Hono().get('*', context => {
    writeFlash(context, 'stored', scope);
    return context.text('');
  });
  const [cookie = ''] = (await posted.request('/')).headers.getSetCookie();
  const ask = async () => {
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    const response = await routes.request('/contact', { headers });
    const isEnded = response.headers.getSetCookie().some(each => each.startsWith('carefare_flash=;'));
    return [response.status, isEnded];
  };
  change(() => Promise.reject(new RetryLater(503, 2)));
  expect(await ask()).toEqual([503, false]);
  change(() => ({ status: 503 }));
  expect(await ask()).toEqual([503, false]);
  change(() => false);
  expect(await ask()).toEqual([200, true]);
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
  const { routes, change, renderPage } = routesOf();
  const { promise, resolve } = Promise.withResolvers<void>();
  change(job => !!job.search && promise);
  const answers = Array.from({ length: 40 }, async (_, index) => routes.request(`/treatments?q=${index}`));
  expect((await routes.request('/treatments')).status).toBe(200);
  resolve();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter(status => status === 200)).toHaveLength(4);
  expect(renderPage).toHaveBeenCalledTimes(5);
});

it('renders a page of a preview only for its browser, marked, and keeps nothing of it', async () => {
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
  const { routes, change } = routesOf();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  change(async () => void now.mockReturnValue(34));
  const timingOf = async () => (await routes.request('/treatments')).headers.get('server-timing');
  expect([await timingOf(), await timingOf()]).toEqual(['page;dur=34', null]);
});
