import { expect, it } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { routesOf } from '../../../testing/page-routes.ts';
import { rows } from '../../../testing/rows.ts';

it('renders one not-found page for all paths that lead nowhere, and one for each link that the menu marks', async () => {
  const { get, renderPage } = routesOf();
  for (const [html, paths] of [
    ['/*', ['/nowhere', '/x%20y', '//evil.example', '/x*y', '/sitemap', '/x%3Fabout']],
    ['/treatments//*', ['/treatments/none/x', '/treatments/other/x', '/Treatments/a/b']],
    ['/about//*', ['/about/us']],
  ] as const)
    for (const path of paths) expect(await get(path)).toEqual({ status: 404, html });
  expect(renderPage).toHaveBeenCalledTimes(3);
});

it('says of a page of a retired remote that it is gone, unless another remote has its path', async () => {
  const gone = ['/reviews', '/reviews/:name', '/treatments/old/tour'];
  const { get, routes } = routesOf(compositionOf('catalogue'), gone);
  for (const path of ['/reviews', '/reviews/a-name'])
    expect(await get(path)).toEqual({ status: 410, html: '/*' });
  expect((await routes.request('/reviews')).headers.get('cache-control')).toBe('no-store');
  for (const path of ['/reviews/a/b', '/nowhere', '/treatments/old/tour'])
    expect((await get(path)).status, path).toBe(404);
});

it.each([
  ['fu%C3%9Fchirurgie', 'FU%C3%9FCHIRURGIE', 'fußchirurgie'],
  ['%E7%99%BD%E5%86%85%E9%9A%9C', '%E7%99%BD%E5%86%85%E9%9A%9C.', '白内障'],
])('renders a slug of any script once, at its one address: %s', async (encoded, bent, slug) => {
  const { get, change, renderPage, routes } = routesOf();
  const path = `/treatments/${encoded}`;
  change(job => job.path.includes('%') && job.path !== path && { status: 404 });
  for (let time = 0; time < 2; time += 1) expect(await get(path)).toEqual({ status: 200, html: path });
  expect(renderPage).toHaveBeenCalledOnce();
  const { head, match } = renderPage.mock.lastCall?.[0].matched ?? expect.unreachable();
  expect([head.canonical, match]).toMatchObject([path, { params: { slug } }]);
  const { status, headers } = await routes.request(`/treatments/${bent}`);
  expect([status, headers.get('location')]).toEqual([301, path]);
});

it('leads from a former path to the page for good, with its query', async () => {
  const [treatments] = rows.catalogue;
  if (!treatments) throw new Error('the catalogue has a list');
  const pages = [{ ...treatments, formerly: ['/treatments/all'] }];
  const { routes } = routesOf(compositionOf('catalogue', { pages }));
  const response = await routes.request('/treatments/all?q=knee');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/treatments?q=knee']);
  const plain = await routes.request('/Treatments/All.');
  expect([plain.status, plain.headers.get('location')]).toEqual([301, '/treatments']);
});

it('leads from an address that was bent to the page that it means, if that answers 200', async () => {
  const { routes, change, startShare } = routesOf();
  const found = ['/', '/about', '/treatments', '/treatments/ivf'];
  change(({ path }) => !found.includes(path) && { status: 404 });
  const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
  for (const [sent, to, cacheControl] of [
    ['/about.', '/about', shared],
    ['/TREATMENTS', '/treatments', shared],
    ['/Treatments/IVF)', '/treatments/ivf', shared],
    ['/treatments/none.', null, 'no-store'],
    ['/nowhere.', null, shared],
    ['/About?utm_source=a&amp;utm_medium=b', '/about?utm_source=a&utm_medium=b', 'private, no-store'],
    ['/about?utm_source=a&amp;utm_medium=b', '/about?utm_source=a&utm_medium=b', 'private, no-store'],
    // Kept under the address without its query, it would lead to itself.
    ['/treatments?&', '/treatments', 'private, no-store'],
    ['/?&amp;', '/', 'private, no-store'],
    ['/%23calculator-section&trip=v1.a', '/#calculator-section&trip=v1.a', 'private, no-store'],
  ]) {
    const { status, headers } = await routes.request(sent ?? '');
    expect([sent, status, headers.get('location')]).toEqual([sent, to ? 301 : 404, to]);
    if (to) expect(headers.get('cache-control'), sent ?? '').toBe(cacheControl);
  }
  startShare();
  expect((await routes.request('/about.')).headers.get('cache-control')).toBe('private, max-age=0');
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
