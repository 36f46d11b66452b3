import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latestRelease, roomDir } from 'e2e-stack';
import { faultyStack } from '../support/faulty-api.ts';
import { expect, test } from '../support/test.ts';

const SECRETS = {
  HASH_KEY: 'never-to-be-seen-hash-key-0123456789',
  GEO_SERVICE_TOKEN: 'never-to-be-seen-token',
};

test.describe.configure({ timeout: 120_000 });

let stack: Awaited<ReturnType<typeof faultyStack>>;
test.beforeAll(async () => {
  const GEO_SERVICE_URL = 'http://127.0.0.1:9/{ip}?token={token}';
  stack = await faultyStack({ env: { shell: { ...SECRETS, GEO_SERVICE_URL } } });
});
test.afterAll(() => stack.remove());

test('a thousand visitors of a cold page cost one render', async () => {
  const path = '/treatments/knee-replacement';
  const before = stack.calls.length;
  const statuses = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const answer = await fetch(stack.url + path);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const calls = stack.calls.slice(before).toSorted();
  expect(calls).toEqual([...new Set(calls)]);
});

test('pages may be kept by a delivery network, compressed, and answered by 304', async () => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(`${stack.url}/treatments`, { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
    expect(answer.headers.get('server-timing')).toMatch(/^page;dur=[\d.]+$/);
    expect(await answer.text()).toContain('Hip Replacement');
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    for (const known of [tag, `"another", ${tag}`]) {
      const again = await fetch(`${stack.url}/treatments`, { headers: { 'If-None-Match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toBe(answer.headers.get('cache-control'));
    }
  }
  for (const refused of ['identity', 'br;q=0, gzip;q=0', 'zstd']) {
    const answer = await fetch(`${stack.url}/treatments`, { headers: { 'Accept-Encoding': refused } });
    expect(answer.headers.get('content-encoding'), refused).toBeNull();
  }
  const contact = await fetch(`${stack.url}/contact`);
  expect(contact.headers.get('cache-control')).toBe('private, no-store');
});

test('a page without one of its parts, or without data, is kept by nobody', async () => {
  stack.faults.fail(/treatment-faqs/);
  const answer = await fetch(`${stack.url}/treatments/spinal-fusion`);
  stack.faults.heal();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.status).toBe(503);
  expect((await fetch(`${stack.url}/treatments/spinal-fusion`)).status).toBe(200);
});

test('no secret is in a page, a bundle or the log', async () => {
  const texts = [
    await (await fetch(stack.url)).text(),
    await (await fetch(`${stack.url}/contact`)).text(),
    await (await fetch(`${stack.url}/geo`)).text(),
    readFileSync(join(stack.stateDir, 'logs/shell.log'), 'utf8'),
  ];
  const client = join(roomDir('shell'), '.releases', latestRelease('shell'), 'client');
  for (const file of readdirSync(client))
    if (file.endsWith('.js')) texts.push(readFileSync(join(client, file), 'utf8'));
  expect(texts.length).toBeGreaterThan(6);
  for (const secret of Object.values(SECRETS))
    expect(texts.filter(text => text.includes(secret))).toEqual([]);
});

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/nowhere', '/api/masters/options', '/favicon.svg', '/_image']) {
    const { headers } = await fetch(stack.url + path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/script-src 'self'[^;]*;/);
    expect(/script-src[^;]*unsafe/.test(policy), path).toBe(false);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy, path).toContain(rule);
  }
});

test('who asks for a thousand pages that are not there pushes none out that is', async () => {
  const path = '/treatments/facelift';
  await (await fetch(stack.url + path)).arrayBuffer();
  const before = stack.calls.length;
  for (let wave = 0; wave < 10; wave += 1) {
    const others = Array.from({ length: 100 }, (_, index) => `/treatments/none-${wave}-${index}`);
    const statuses = await Promise.all(
      others.map(async other => {
        const answer = await fetch(stack.url + other);
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
  }
  expect((await fetch(stack.url + path)).status).toBe(200);
  expect(stack.calls.slice(before)).toEqual([]);
});

test('a stop finishes what is under way, takes nothing new and leaves in time', async () => {
  stack.faults.hang(/treatment-countries/);
  const before = stack.calls.length;
  const underWay = fetch(`${stack.url}/treatments/rhinoplasty`);
  await expect.poll(() => stack.calls.slice(before).join()).toContain('treatment-countries');
  const ended = new Promise(resolve => stack.children.get('shell')?.onExit(resolve));
  const stopped = stack.stopChild('shell');
  await expect.poll(() => fetch(`${stack.url}/health/live`).then(String, () => 'refused')).toBe('refused');
  stack.faults.heal();
  const page = await underWay;
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('</html>');
  const start = performance.now();
  await stopped;
  expect(await ended).toBe(0);
  expect(performance.now() - start, 'ms from the last answer to the end').toBeLessThan(2_000);
});
