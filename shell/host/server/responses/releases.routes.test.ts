import { expect, it } from 'vitest';
import { createTestStore } from '../../../testing/test-store.ts';
import { createReleaseArchive } from '../composition/release-archive.ts';
import { createReleaseRoutes } from './releases.routes.ts';

const digest = '0123456789abcdef';

it('serves a release whole, as it was published, and nothing else', async () => {
  const { files, publish, compose, source } = createTestStore();
  compose({ quote: publish('quote', digest) });
  const routes = createReleaseRoutes(createReleaseArchive(source));
  const get = async (path: string) => await routes.request(`/_releases/quote/${digest}/${path}`);
  const published = (path: string) => String(files.get(`releases/quote/${digest}/${path}`));
  files.set(`releases/quote/${digest}/web/a.js.map`, '{}');
  const paths = Object.keys(JSON.parse(published('release.json')).files);
  expect(paths).toHaveLength(2);
  for (const path of ['release.json', ...paths]) expect(await (await get(path)).text()).toBe(published(path));
  expect((await get('web/a.js.map')).status).toBe(404);
});
