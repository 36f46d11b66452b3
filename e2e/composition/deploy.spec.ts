import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import { buildRoom, type Child, freePort, latestRelease, remoteDir, roomDir, startChild } from 'e2e-stack';
import { imageUrl, remoteKeys } from 'shared-contracts';
import { serveReleases } from '../support/changed-release.ts';
import { expect, test } from '../support/test.ts';

const ORIGIN = 'https://carefare.example';
const HASH_KEY = 'the-same-key-for-every-shell-of-a-site';
/** What the proxy before the shells says of a visitor. */
const FORWARDED = {
  Host: 'carefare.example',
  'X-Forwarded-For': '203.0.113.77',
  'X-Forwarded-Proto': 'https',
};

test.describe.configure({ timeout: 120_000, mode: 'serial' });

let dir: string;
let children: Child[];
let stops: (() => Promise<void>)[];
let shells: APIRequestContext[];

/** Copies build output alone, as the README's deploy section says, and starts it all there. */
test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-deploy-'));
  children = [];
  stops = [];
  const start = async (name: string, script: string, env: Record<string, string>) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const options = {
      name,
      script,
      cwd: dir,
      health: `${url}/health/ready`,
      logFile: join(dir, `${name}.log`),
    };
    children.push(await startChild({ ...options, env: { PORT: String(port), ...env } }));
    return url;
  };

  const api = roomDir('e2e/api');
  await buildRoom(api);
  mkdirSync(join(dir, 'api'));
  cpSync(join(api, '.build/main.mjs'), join(dir, 'api/main.mjs'));
  const apiUrl = await start('api', join(dir, 'api/main.mjs'), {
    DATABASE_FILE: join(dir, 'carefare.sqlite'),
    PUBLIC_ORIGIN: ORIGIN,
  });

  const live: Record<string, { release: string }> = {};
  for (const key of remoteKeys) {
    const digest = latestRelease(remoteDir(key).slice(roomDir('').length));
    cpSync(join(remoteDir(key), '.releases', digest), join(dir, key, digest), { recursive: true });
    const served = await serveReleases(join(dir, key));
    stops.push(() => served.close());
    live[key] = { release: `${served.url}/${digest}/release.json` };
  }
  writeFileSync(join(dir, 'composition.json'), JSON.stringify({ remotes: live }));

  const digest = latestRelease('shell');
  cpSync(join(roomDir('shell'), '.releases', digest), join(dir, 'shell', digest), { recursive: true });
  // In the place of `npm install` in the release's folder, which fetches the same package.
  mkdirSync(join(dir, 'shell', digest, 'node_modules'));
  symlinkSync(
    realpathSync(join(roomDir('shell'), 'node_modules/sharp')),
    join(dir, 'shell', digest, 'node_modules/sharp'),
  );
  shells = [];
  for (const name of ['shell-a', 'shell-b']) {
    const baseURL = await start(name, join(dir, 'shell', digest, 'server/main.cjs'), {
      API_URL: apiUrl,
      PUBLIC_ORIGIN: ORIGIN,
      COMPOSITION_FILE: join(dir, 'composition.json'),
      TRUSTED_PROXIES: '127.0.0.1',
      IMAGE_CACHE_DIR: join(dir, `${name}-images`),
      HASH_KEY,
    });
    shells.push(await request.newContext({ baseURL, extraHTTPHeaders: FORWARDED }));
  }
});

test.afterAll(async () => {
  for (const shell of shells) await shell.dispose();
  for (const child of children.toReversed()) await child.stop();
  for (const stop of stops) await stop();
  rmSync(dir, { recursive: true, force: true });
});

test('each process runs from its build output alone, behind a proxy on https', async () => {
  for (const shell of shells) {
    const page = await shell.get('/treatments/hip-replacement');
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain(
      `<link rel="canonical" href="${ORIGIN}/treatments/hip-replacement"/>`,
    );
    expect(page.headers()['strict-transport-security']).toContain('max-age=31536000');
    const picture = await shell.get(imageUrl({ url: '/images/hero.svg', width: 320, format: 'webp' }));
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp']);
    expect((await shell.get('/_social/home.png')).status()).toBe(200);
    expect((await shell.get('/api/masters/treatments')).status()).toBe(200);
  }
});

test('several shells share nothing and answer the same visitor alike', async () => {
  const [first, second] = shells;
  if (!first || !second) throw new Error('two shells were started');
  const places = await Promise.all(shells.map(async shell => (await shell.get('/geo')).json()));
  expect(places[0]).toEqual(places[1]);
  const stranger = await first.get('/geo', { headers: { 'X-Forwarded-For': '203.0.113.78' } });
  expect((await stranger.json()).ip).not.toBe(places[0].ip);

  const started = await first.post(`/api/journey/start/${places[0].ip}`, {
    data: { country: 'UK' },
    headers: { Origin: ORIGIN },
  });
  expect(started.headers()['set-cookie']).toMatch(/HttpOnly.*; Secure|Secure.*; HttpOnly/);
  const cookie = started.headers()['set-cookie']?.split(';')[0] ?? '';
  const { session_id: id } = await started.json();
  const saved = await second.put(`/api/journey/${id}`, {
    data: { step: 'dates', updates: { timeline: 'soon' } },
    headers: { Cookie: cookie, Origin: ORIGIN },
  });
  expect(saved.status()).toBe(200);
});
