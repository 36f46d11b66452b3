import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { imageFormats, imageUrl, imageWidths, sitePages } from 'shared-contracts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskCache } from './disk-cache.server.ts';
import { imageRoutes } from './images.server.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><circle cx="400" cy="300" r="200" fill="teal"/></svg>';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-images-'));
  mkdirSync(join(dir, 'public/images'), { recursive: true });
  writeFileSync(join(dir, 'public/images/sun.svg'), DRAWING);
  writeFileSync(join(dir, 'secret.svg'), DRAWING);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const failures: unknown[] = [];
const endpoint = (digest = 'a') =>
  imageRoutes({
    publicDir: join(dir, 'public'),
    digest,
    pages: () => sitePages,
    cacheDir: join(dir, 'cache'),
    cacheBytes: 1_000_000,
    onError: error => failures.push(error),
  });
const sun = (changes: Record<string, string> = {}) => {
  const address = new URL(
    imageUrl({ url: '/images/sun.svg', width: 640, format: 'webp' }),
    'http://site.test',
  );
  for (const [name, value] of Object.entries(changes)) address.searchParams.set(name, value);
  return address.pathname + address.search;
};

describe('the resizing endpoint', () => {
  it.each(imageFormats)('makes %s in the width asked for, to be kept for a year', async format => {
    const answer = await endpoint().request(sun({ format, width: '280' }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const made = await sharp(await answer.arrayBuffer()).metadata();
    expect([made.width, made.height]).toEqual([280, 210]);
    expect(answer.headers.get('content-type')).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
  });

  it('caps the quality: 90 and 85 are the same picture', async () => {
    const bytes = async (quality: string) =>
      Buffer.from(await (await endpoint().request(sun({ quality }))).arrayBuffer());
    expect((await bytes('90')).equals(await bytes('85'))).toBe(true);
    expect((await bytes('40')).equals(await bytes('85'))).toBe(false);
  });

  it('answers 304 to who has the picture, and another tag for another release', async () => {
    const tag = (await endpoint().request(sun())).headers.get('etag') ?? '';
    const again = await endpoint().request(sun(), { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await endpoint('b').request(sun())).headers.get('etag')).not.toBe(tag);
  });

  it.each<[string, Record<string, string>, number]>([
    ['a width that is not listed', { width: '641' }, 400],
    ['a format it does not write', { format: 'gif' }, 400],
    ['quality 0', { quality: '0' }, 400],
    ['quality 101', { quality: '101' }, 400],
    ['another time to keep', { ttl: '60' }, 400],
    ['an unknown fit', { fit: 'fill' }, 400],
    ['a parameter too many', { blur: '9' }, 400],
    ['an address', { url: 'http://127.0.0.1/images/sun.svg' }, 400],
    ['an address without a scheme', { url: '//evil.example/images/sun.svg' }, 400],
    ['a way out of its folder', { url: '/images/../../secret.svg' }, 400],
    ['a hidden way out', { url: '/images/%2e%2e/secret.svg' }, 400],
    ['a file that is not there', { url: '/images/moon.svg' }, 404],
    ['a file that is no picture source', { url: '/fonts/sun.svg' }, 404],
  ])('refuses %s', async (_name, changes, status) => {
    const answer = await endpoint().request(sun(changes));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBeNull();
  });

  it('refuses a parameter that is there twice, or not at all', async () => {
    expect((await endpoint().request(`${sun()}&width=280`)).status).toBe(400);
    expect((await endpoint().request('/_image')).status).toBe(400);
  });

  it('answers no input with a failure of its own', async () => {
    const names = fc.constantFrom('url', 'width', 'format', 'fit', 'quality', 'ttl', 'x');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, fc.string()), { maxLength: 4 }), async changes => {
        const { status } = await endpoint().request(sun(Object.fromEntries(changes)));
        expect([200, 400, 404]).toContain(status);
      }),
    );
  });

  it('makes a picture once for all who ask at the same time', async () => {
    const routes = endpoint();
    const answers = await Promise.all(Array.from({ length: 50 }, async () => await routes.request(sun())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(readdirSync(join(dir, 'cache'))).toHaveLength(1);
  });

  it('knows every width of the list', async () => {
    const routes = endpoint();
    for (const width of imageWidths)
      expect((await routes.request(sun({ width: String(width), format: 'jpg' }))).status).toBe(200);
  });
});

describe('the cache of pictures', () => {
  const bytes = new Uint8Array(400);

  it('drops the least recently used once it is full, and takes over what an earlier process left', async () => {
    const folder = join(dir, 'cache');
    const cache = createDiskCache(folder, 1_000, error => failures.push(error));
    for (const name of ['one', 'two', 'three']) await cache.get(name, () => Promise.resolve(bytes));
    expect(readdirSync(folder).toSorted()).toEqual(['three', 'two']);
    const next = createDiskCache(folder, 1_000, error => failures.push(error));
    await next.get('two', () => Promise.reject(new Error('is there already')));
    const size = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(size).toBeLessThanOrEqual(1_000);
  });

  it('costs nobody the picture when its folder cannot be written', async () => {
    const told: unknown[] = [];
    writeFileSync(join(dir, 'file'), '');
    const cache = createDiskCache(join(dir, 'file'), 1_000, error => told.push(error));
    expect(await cache.get('one', () => Promise.resolve(bytes))).toEqual(bytes);
    expect(told.length).toBeGreaterThan(0);
  });

  it('makes again what was taken away behind its back', async () => {
    const cache = createDiskCache(join(dir, 'cache'), 1_000, error => failures.push(error));
    await cache.get('one', () => Promise.resolve(bytes));
    rmSync(join(dir, 'cache/one'));
    expect(await cache.get('one', () => Promise.resolve(bytes))).toEqual(bytes);
  });
});
