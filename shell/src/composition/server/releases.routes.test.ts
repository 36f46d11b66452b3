import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@carefare/build/integrity';
import { beforeEach, expect, it } from 'vitest';
import { type ServedReleases, serveTestReleases } from '../../../testing/served-releases.ts';
import { createFileSource } from './composition-source.ts';
import { fetchRelease } from './fetch-release.ts';
import { createReleaseArchive } from './release-archive.ts';
import { createReleaseRoutes } from './releases.routes.ts';

const digest = '0123456789abcdef';
let served: ServedReleases;
beforeEach(async () => void (served = await serveTestReleases()));

it('serves a release whole, as it was published, and nothing else', async () => {
  const folder = served.publish('quote', digest).replace('release.json', '');
  served.files.set(`/quote/${digest}/web/a.js.map`, '{}');
  const archive = createReleaseArchive();
  const source = createFileSource(served.compositionFile, { requiresIntegrity: false });
  archive.add('quote', await fetchRelease('quote', { folder, integrity: undefined }, source));
  const routes = createReleaseRoutes(archive, () => Promise.resolve(undefined));
  const get = (path: string) => routes.request(`/_releases/quote/${digest}/${path}`);
  const manifest = served.files.get(`/quote/${digest}/release.json`) ?? '{}';
  expect(await (await get('release.json')).text()).toBe(manifest);
  const paths = Object.keys(JSON.parse(manifest).files);
  expect(paths).toHaveLength(2);
  for (const path of paths)
    expect(await (await get(path)).text()).toBe(served.files.get(`/quote/${digest}/${path}`));
  expect((await get('web/a.js.map')).status).toBe(404);
});

it('compresses scripts quickly, so that a release is live soon, and densely a moment later', async () => {
  const script = readFileSync(import.meta.filename, 'utf8');
  const file = { integrity: integrityOf(script), bytes: Buffer.byteLength(script) };
  served.publish('quote', digest);
  const { files } = JSON.parse(served.files.get(`/quote/${digest}/release.json`) ?? '{}');
  const web = { file: 'web/entry.js', integrity: file.integrity };
  const manifest = served.publish('quote', digest, { web, files: { ...files, [web.file]: file } });
  served.files.set(`/quote/${digest}/${web.file}`, script);
  const source = createFileSource(served.compositionFile, { requiresIntegrity: false });
  const folder = manifest.replace('release.json', '');
  const release = await fetchRelease('quote', { folder, integrity: undefined }, source);
  const sent = () => release.files.get(web.file)?.br ?? new Uint8Array();
  const quick = sent();
  expect(brotliDecompressSync(quick).toString()).toBe(script);
  await expect.poll(() => sent().byteLength).toBeLessThan(quick.byteLength);
  expect(brotliDecompressSync(sent()).toString()).toBe(script);
});
