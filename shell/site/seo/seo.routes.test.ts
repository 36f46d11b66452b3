import { gunzipSync } from 'node:zlib';
import type { Treatment } from 'shared-contracts';
import { expect, it } from 'vitest';
import type { ListedAddress } from '../../host/server/responses/page-addresses.ts';
import { createSeoRoutes } from './seo.routes.ts';

const COUNT = 10_001;

/** Counts how often an address is rendered. */
function startSite() {
  const social = { title: '', text: '' };
  const site = { rendered: 0, pages: [] as readonly ListedAddress[], asOf: '2026-11' };
  const relist = () => {
    site.pages = Array.from({ length: COUNT }, (_, index) => ({
      get path() {
        site.rendered += 1;
        return `/${index}`;
      },
      social,
      updated: 'prices',
    }));
  };
  relist();
  const routes = createSeoRoutes({
    origin: 'https://carefare.example',
    api: { treatments: async () => [{ asOf: site.asOf } as Treatment] },
    listPages: async () => ({ pages: site.pages, isListing: false }),
  });
  const get = async (part: string) =>
    routes.request(`/sitemap.xml${part}`, { headers: { 'Accept-Encoding': 'gzip, br' } });
  return { site, relist, get };
}

it('sends the sitemap compressed, for caches to keep for a minute', async () => {
  const { get } = startSite();
  const response = await get('?part=1');
  const { headers } = response;
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  expect(gunzipSync(await response.arrayBuffer()).toString()).toContain(
    '<loc>https://carefare.example/9999</loc><lastmod>2026-11-01</lastmod>',
  );
  const none = await get('?part=3');
  expect([none.status, none.headers.get('cache-control')]).toEqual([404, null]);
});

it('renders each part once for the same list and date', async () => {
  const { site, relist, get } = startSite();
  const readAll = async () => {
    for (const part of ['', '?part=1', '?part=2', '?part=3']) await (await get(part)).arrayBuffer();
  };
  await readAll();
  await readAll();
  expect(site.rendered).toBe(COUNT);
  site.asOf = '2026-12';
  await readAll();
  expect(site.rendered).toBe(2 * COUNT);
  relist();
  await readAll();
  expect(site.rendered).toBe(3 * COUNT);
});
