import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { type ServedReleases, serveTestReleases } from '../../../testing/served-releases.ts';
import { createFileSource } from './composition-source.ts';
import { createReleaseArchive } from './release-archive.ts';
import { createReleaseRoutes } from './releases.routes.ts';

const digest = '0123456789abcdef';
let served: ServedReleases;
beforeEach(async () => void (served = await serveTestReleases()));

/** @returns a request to the release's files, which are in memory */
async function serve() {
  const folder = served.publish('quote', digest).replace('release.json', '');
  const archive = createReleaseArchive(createFileSource(served.compositionFile));
  await archive.load('quote', { folder, integrity: undefined });
  const routes = createReleaseRoutes(archive);
  return (path: string, headers = {}) => routes.request(`/_releases/quote/${digest}/${path}`, { headers });
}

it('serves a release whole, as it was published, and nothing else', async () => {
  const get = await serve();
  served.files.set(`/quote/${digest}/web/a.js.map`, '{}');
  const manifest = String(served.files.get(`/quote/${digest}/release.json`));
  expect(await (await get('release.json')).text()).toBe(manifest);
  const paths = Object.keys(JSON.parse(manifest).files);
  expect(paths).toHaveLength(2);
  for (const path of paths)
    expect(await (await get(path)).text()).toBe(served.files.get(`/quote/${digest}/${path}`));
  expect((await get('web/a.js.map')).status).toBe(404);
});

it('sends scripts as brotli to those who take it', async () => {
  const get = await serve();
  const response = await get('web/entry.js', { 'Accept-Encoding': 'gzip, br' });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(served.files.get(`/quote/${digest}/web/entry.js`));
});
