import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../testing/test-store.ts';
import { createReleaseArchive } from '../composition/release-archive.ts';
import { createReleaseRoutes } from './releases.routes.ts';

const digest = '0123456789abcdef';
const FOLDER = `releases/quote/${digest}/`;
let served: TestStore;
beforeEach(() => void (served = createTestStore()));

/** @returns a request to the release's files */
function serve() {
  served.compose({ quote: served.publish('quote', digest) });
  const routes = createReleaseRoutes(createReleaseArchive(served.source));
  return (path: string, headers = {}) => routes.request(`/_releases/quote/${digest}/${path}`, { headers });
}

it('serves a release whole, as it was published, and nothing else', async () => {
  const get = serve();
  served.files.set(`${FOLDER}web/a.js.map`, '{}');
  const manifest = String(served.files.get(`${FOLDER}release.json`));
  expect(await (await get('release.json')).text()).toBe(manifest);
  const paths = Object.keys(JSON.parse(manifest).files);
  expect(paths).toHaveLength(2);
  for (const path of paths) expect(await (await get(path)).text()).toBe(served.files.get(`${FOLDER}${path}`));
  expect((await get('web/a.js.map')).status).toBe(404);
});

it('sends scripts as brotli to those who take it', async () => {
  const get = serve();
  const response = await get('web/entry.js', { 'Accept-Encoding': 'gzip, br' });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(served.files.get(`${FOLDER}web/entry.js`));
});
