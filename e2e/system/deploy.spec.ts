import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, readJournalKeys, withSignatures } from '@carefare/release';
import { type APIRequestContext, request } from '@playwright/test';
import {
  buildPackage,
  fillStore,
  findFreePort,
  latestRelease,
  newestRelease,
  packageDir,
  type ServerProcess,
  startProcess,
} from 'e2e-stack';
import { imageUrl } from 'shared-contracts/host';
import { release } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';
import { installShell } from './fleet/other-shell.ts';

const ORIGIN = 'https://carefare.example';
const HASH_KEY = 'the-same-key-for-every-shell-of-a-site';
/** What the proxy in front of the shells adds to a visitor's request. */
const FORWARDED = {
  Host: 'carefare.example',
  'X-Forwarded-For': '203.0.113.77',
  'X-Forwarded-Proto': 'https',
};

test.describe.configure({ mode: 'serial' });

let dir: string;
let processes: ServerProcess[];
let shells: APIRequestContext[];

async function start(name: string, script: string, env: Record<string, string>): Promise<string> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startProcess({
    name,
    script,
    cwd: dir,
    healthUrl: `${url}/health/ready`,
    logFile: join(dir, `${name}.log`),
    env: { PORT: String(port), ...env },
  });
  processes.push(server);
  await server.ready;
  return url;
}

async function deployApi(): Promise<string> {
  await buildPackage(packageDir('e2e/api'));
  const script = join(dir, 'api/main.mjs');
  cpSync(join(packageDir('e2e/api'), '.build/main.mjs'), script);
  return start('api', script, { DATABASE_FILE: join(dir, 'carefare.sqlite'), PUBLIC_ORIGIN: ORIGIN });
}

/** What is live is signed, as it has to be where the site is not on this machine. */
async function signStore(): Promise<Record<string, string>> {
  const folder = join(dir, 'store');
  const { stdout } = await release(['keys'], folder);
  const keys = Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map(line => line.split(/=(.*)/s)),
  );
  const store = withSignatures(openStore(folder), readJournalKeys(keys));
  await fillStore(store);
  return { RELEASE_STORE: folder, RELEASE_PUBLIC_KEYS: keys.RELEASE_PUBLIC_KEYS ?? '' };
}

function deployShell(): string {
  const target = join(dir, 'shell', latestRelease('shell'));
  cpSync(newestRelease('shell'), target, { recursive: true });
  installShell(target);
  return join(target, 'server/main.cjs');
}

/** Follows the deploy section of the README in an empty folder: build output only, two shells. */
test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-deploy-'));
  [processes, shells] = [[], []];
  const apiUrl = await deployApi();
  const store = await signStore();
  const script = deployShell();
  for (const name of ['shell-a', 'shell-b']) {
    const baseURL = await start(name, script, {
      API_URL: apiUrl,
      PUBLIC_ORIGIN: ORIGIN,
      ...store,
      TRUSTED_PROXIES: '127.0.0.1',
      HASH_KEY,
    });
    shells.push(await request.newContext({ baseURL, extraHTTPHeaders: FORWARDED }));
  }
});

test.afterAll(async () => {
  for (const shell of shells) await shell.dispose();
  for (const server of processes.toReversed()) await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

test('each process runs from its build output alone, behind an https proxy', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  for (const shell of shells) {
    const page = await shell.get('/treatments/hip-replacement');
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain(
      `<link rel="canonical" href="${ORIGIN}/treatments/hip-replacement"/>`,
    );
    expect(page.headers()['strict-transport-security']).toContain('max-age=31536000');
    const image = await shell.get(imageUrl({ url: '/images/hero.svg', width: 320, format: 'webp' }));
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/webp']);
    expect((await shell.get('/_social/home.png')).status()).toBe(200);
    expect((await shell.get('/api/masters/treatments')).status()).toBe(200);
  }
});

test('two shells that share no state serve the same visitor alike, and a page of unchanged data with the same ETag', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const [first, second] = shells;
  if (!first || !second) throw new Error('two shells were started');
  for (const path of ['/', '/treatments/hip-replacement']) {
    // It ends with a mark once the page has been compressed again.
    const readTag = async (shell: APIRequestContext) =>
      (await shell.get(path)).headers().etag?.replace('.d"', '"');
    const [tag, other] = await Promise.all(shells.map(readTag));
    expect(tag, path).toBeDefined();
    expect(other, path).toBe(tag);
  }
  const locations = await Promise.all(shells.map(async shell => (await shell.get('/geo')).json()));
  expect(locations[0]).toEqual(locations[1]);
  const stranger = await first.get('/geo', { headers: { 'X-Forwarded-For': '203.0.113.78' } });
  expect((await stranger.json()).ip).not.toBe(locations[0].ip);

  const started = await first.post(`/api/journey/start/${locations[0].ip}`, {
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
