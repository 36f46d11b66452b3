import { expect, it } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { routesOf } from '../../../testing/page-routes.ts';
import { rows } from '../../../testing/rows.ts';

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

it('says of a page of a retired remote that it is gone, unless another remote has its path', async () => {
  const gone = ['/reviews', '/reviews/:name', '/treatments/old/tour'];
  const { get, routes } = routesOf(compositionOf('catalogue'), gone);
  for (const path of ['/reviews', '/reviews/', '/reviews/a-name'])
    expect(await get(path)).toEqual({ status: 410, html: '/*' });
  expect((await routes.request('/reviews')).headers.get('cache-control')).toBe('no-store');
  for (const path of ['/reviews/a/b', '/nowhere', '/treatments/old/tour'])
    expect((await get(path)).status, path).toBe(404);
});

it('renders what a pattern matches once, by its path', async () => {
  const { get, renderPage } = routesOf();
  for (const path of ['/treatments/new-one', '/treatments/new-one'])
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
