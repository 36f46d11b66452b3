import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import type { HTTPException } from 'hono/http-exception';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestStore, type TestStore } from '../../../testing/test-store.ts';
import { createReleaseArchive } from '../composition/release-archive.ts';
import { readShellRelease } from '../shell-release.ts';
import { createAssetRoutes } from './assets.routes.ts';

const [OWN, OLDER, NEWER] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc'] as const;

let dir: string;
let test: TestStore;

/** The running shell's release, in a folder of any name. */
function writeOwn(): string {
  const release = join(dir, 'shell');
  for (const folder of ['client', 'public/images', 'server'])
    mkdirSync(join(release, folder), { recursive: true });
  writeFileSync(join(release, 'release.json'), JSON.stringify({ digest: OWN }));
  const chunk = (file: string) => ({ js: [file], css: [] });
  const chunks = { main: chunk('main.a.js'), 'main-development': chunk('development.a.js') };
  writeFileSync(join(release, 'client/chunks.json'), JSON.stringify(chunks));
  writeFileSync(join(release, 'client/main.a.js'), '// own');
  writeFileSync(join(release, 'public/images/sun.svg'), '<svg id="own"/>');
  return join(release, 'server');
}

function promote(digest: string, files: Record<string, string>): void {
  test.compose({}, { shell: test.publishShell(digest, files) });
}

function serve() {
  const app = new Hono().route('/', createAssetRoutes(readShellRelease(writeOwn()), archive()));
  app.onError((error, context) => context.text(error.message, (error as HTTPException).status ?? 500));
  return (path: string, headers = {}) => app.request(path, { headers });
}
const archive = () => createReleaseArchive(test.source);
const textOf = async (response: Response) => [response.status, await response.text()];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-assets-'));
  test = createTestStore();
  promote(OLDER, { 'client/main.b.js': '// older', 'server/main.cjs': 'secret' });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true, force: true });
});

it('knows its release by what release.json says, whatever its folder is called', () => {
  expect(readShellRelease(writeOwn()).digest).toBe(OWN);
});

it("has React's development build only in development", () => {
  const mainOf = (isDevelopment: boolean) => readShellRelease(writeOwn(), isDevelopment).chunks.main?.js;
  expect([mainOf(false), mainOf(true)]).toEqual([['main.a.js'], ['development.a.js']]);
});

it("serves its own files from its folder, and those of the site's other releases from the store", async () => {
  const get = serve();
  promote(NEWER, { 'client/main.c.js': '// newer', 'public/images/moon.svg': '<svg/>' });
  expect(await textOf(await get('/assets/main.a.js'))).toEqual([200, '// own']);
  expect(test.reads).toEqual([]);
  expect(await textOf(await get('/assets/main.b.js'))).toEqual([200, '// older']);
  expect(await textOf(await get('/images/sun.svg'))).toEqual([200, '<svg id="own"/>']);
  const moon = await get('/images/moon.svg');
  expect(moon.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(moon.headers.get('content-type')).toContain('image/svg+xml');
  const newer = await get('/assets/main.c.js', { 'Accept-Encoding': 'gzip, br' });
  expect(newer.headers.get('cache-control')).toContain('immutable');
  expect(brotliDecompressSync(Buffer.from(await newer.arrayBuffer())).toString()).toBe('// newer');
});

it('serves those of a release that was promoted after it looked for another, at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const get = serve();
  expect((await get('/assets/main.c.js')).status).toBe(404);
  vi.advanceTimersByTime(1_000);
  promote(NEWER, { 'client/main.c.js': '// newer' });
  expect(await textOf(await get('/assets/main.c.js'))).toEqual([200, '// newer']);
});

it('serves nothing of a release that browsers do not load, and nothing that no release has', async () => {
  const get = serve();
  for (const path of [
    '/assets/../server/main.cjs',
    '/assets/server/main.cjs',
    '/assets/none.js',
    '/images/none.svg',
  ])
    expect((await get(path)).status, path).toBe(404);
});

it('asks the store no more for what no release has, and fetches each file once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const get = serve();
  for (const path of ['/assets/none.js', '/assets/main.b.js', '/assets/main.b.js']) await get(path);
  const reads = test.reads.filter(path => path.startsWith('releases/'));
  for (let number = 0; number < 10; number += 1) await get(`/assets/none-${number}.js`);
  await get('/assets/main.b.js');
  expect(test.reads.filter(path => path.startsWith('releases/'))).toEqual(reads);
  expect(reads.filter(path => path.endsWith('main.b.js'))).toHaveLength(1);
});

it('does not say that there is no such file while a release that may have it cannot be asked', async () => {
  const get = serve();
  const manifest = `releases/shell/${OLDER}/release.json`;
  const whole = test.files.get(manifest) ?? '';
  test.files.set(manifest, '{');
  expect((await get('/assets/main.b.js')).status).toBe(503);
  test.files.set(manifest, whole);
  expect((await get('/assets/main.b.js')).status).toBe(200);
});
