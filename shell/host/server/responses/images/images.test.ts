import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { imageUrl } from 'shared-contracts/host';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendTo } from '../../../../testing/send-to.ts';
import type { ReleaseArchive } from '../../composition/release-archive.ts';
import type { ListedAddress } from '../page-addresses.ts';
import { createImageRoutes } from './images.routes.ts';
import type { RemotePictures } from './remote-pictures.ts';

const drawSocialCard = vi.hoisted(() => vi.fn<(card: { image: unknown }) => Promise<Uint8Array>>());
vi.mock(import('./draw-social-card.tsx'), () => ({ drawSocialCard }) as object);

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><circle cx="400" cy="300" r="200" fill="teal"/></svg>';

const findShellFile = vi.fn<ReleaseArchive['findShellFile']>();
const findPicture = vi.fn<RemotePictures['find']>();

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'carefare-images-'));
  mkdirSync(join(dir, 'public/images'), { recursive: true });
  writeFileSync(join(dir, 'public/images/sun.svg'), SVG);
  writeFileSync(join(dir, 'secret.svg'), SVG);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const social = { title: 'A page', text: 'A text.' };
const pages: ListedAddress[] = [
  { path: '/', social },
  { path: '/about', social: { ...social, text: 'Another text.' } },
  { path: '/treatments/fu%C3%9F', social },
  { path: '/treatments/ivf', social: { ...social, image: 'https://media.example.org/sun.webp' } },
];
const createRoutes = (digest = 'a') =>
  sendTo(
    createImageRoutes({
      note: 'A note.',
      shell: { publicDir: join(dir, 'public'), digest },
      archive: { findShellFile },
      pictures: { find: findPicture },
      pages: async () => ({ pages, isListing: false }),
    }),
  );
const sun = (changes: Record<string, string> = {}) => {
  const address = new URL(
    imageUrl({ url: '/images/sun.svg', width: 640, format: 'webp' }),
    'http://site.test',
  );
  for (const [name, value] of Object.entries(changes)) address.searchParams.set(name, value);
  return address.pathname + address.search;
};

describe('the resizing endpoint', () => {
  it.each(['avif', 'webp', 'jpg'] as const)(
    'makes %s in the requested width, cached for a year',
    async format => {
      const answer = await createRoutes().request(sun({ format, width: '280' }));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const made = await sharp(await answer.arrayBuffer()).metadata();
      expect([made.width, made.height]).toEqual([280, 210]);
      expect(answer.headers.get('content-type')).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
    },
  );

  it("takes a picture that another of the site's releases has, and this one lacks", async () => {
    findShellFile.mockResolvedValueOnce({ bytes: new Uint8Array(Buffer.from(SVG)), isBrotli: false });
    const answer = await createRoutes().request(sun({ url: '/images/moon.svg' }));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(findShellFile).toHaveBeenCalledExactlyOnceWith('public/images/moon.svg');
  });

  it('serves a picture of another server only if the API names it, and the brand’s for a minute if it cannot be loaded', async () => {
    writeFileSync(join(dir, 'public/images/brand.svg'), SVG);
    const url = 'https://media.example.org/sun.webp';
    const ask = async () => await createRoutes().request(sun({ url }));
    findPicture.mockResolvedValueOnce(new Uint8Array(Buffer.from(SVG)));
    expect((await ask()).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    findPicture.mockResolvedValueOnce(null);
    const instead = await ask();
    expect([instead.status, instead.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    findPicture.mockResolvedValueOnce(undefined);
    expect((await ask()).status).toBe(404);
    expect(findPicture).toHaveBeenCalledWith(url);
  });

  it('caps the quality: 90 and 85 give the same image', async () => {
    const bytes = async (quality: string) =>
      Buffer.from(await (await createRoutes().request(sun({ quality }))).arrayBuffer());
    expect((await bytes('90')).equals(await bytes('85'))).toBe(true);
    expect((await bytes('40')).equals(await bytes('85'))).toBe(false);
  });

  it('answers 304 for a known ETag, which differs between releases', async () => {
    const etag = (await createRoutes().request(sun())).headers.get('etag') ?? '';
    const again = await createRoutes().request(sun(), { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await createRoutes('b').request(sun())).headers.get('etag')).not.toBe(etag);
  });

  it.each<[string, Record<string, string>, number]>([
    ['a width that is not listed', { width: '641' }, 400],
    ['an unknown format', { format: 'gif' }, 400],
    ['quality 101', { quality: '101' }, 400],
    ['another lifetime', { ttl: '60' }, 400],
    ['an unknown fit', { fit: 'fill' }, 400],
    ['an unknown parameter', { blur: '9' }, 400],
    ['an address', { url: 'http://127.0.0.1/images/sun.svg' }, 400],
    ['an encoded path that leaves the folder', { url: '/images/%2e%2e/secret.svg' }, 400],
    ['a missing file', { url: '/images/moon.svg' }, 404],
    ['a file outside of the image folders', { url: '/fonts/sun.svg' }, 404],
  ])('refuses %s', async (_name, changes, status) => {
    const answer = await createRoutes().request(sun(changes));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBeNull();
  });

  it('never fails on arbitrary input, and takes no parameter twice', async () => {
    const names = fc.constantFrom('url', 'width', 'format', 'fit', 'quality', 'ttl', 'x');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, fc.string()), { maxLength: 4 }), async changes => {
        const { status } = await createRoutes().request(sun(Object.fromEntries(changes)));
        expect([200, 400, 404]).toContain(status);
      }),
    );
    expect((await createRoutes().request(`${sun()}&width=280`)).status).toBe(400);
  });

  it('makes an image once for simultaneous requests, and keeps it', async () => {
    const routes = createRoutes();
    const answers = await Promise.all(Array.from({ length: 50 }, async () => await routes.request(sun())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    writeFileSync(join(dir, 'public/images/sun.svg'), SVG.replace('teal', 'red'));
    const kept = Buffer.from(await (await routes.request(sun())).arrayBuffer());
    expect(kept.equals(Buffer.from(await (answers[0] as Response).arrayBuffer()))).toBe(true);
  });
});

it('a preview picture has another ETag when its text is another, and is cached for a day', async () => {
  drawSocialCard.mockImplementation(async card => new TextEncoder().encode(JSON.stringify(card)));
  const get = async (page: string) => await createRoutes().request(`/_social/${page}.png`);
  const [home, about] = [await get('home'), await get('about')];
  expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
  const image = join(dir, 'public/images/brand.svg');
  expect(await about.json()).toEqual({ title: 'A page', text: 'Another text.', note: 'A note.', image });
  expect(home.headers.get('etag')).not.toBe(about.headers.get('etag'));
  expect((await get('treatments/fu%C3%9F')).status).toBe(200);
});

it.each([
  ['could not be loaded', null],
  ['was not named', undefined],
])('a preview picture has its own picture again after that %s', async (_case, none) => {
  drawSocialCard.mockImplementation(async ({ image }) => new TextEncoder().encode(String(image)));
  const routes = createRoutes();
  const drawn = async () => {
    const response = await routes.request('/_social/treatments/ivf.png');
    return [await response.text(), response.headers.get('cache-control')];
  };
  findPicture.mockResolvedValueOnce(none);
  expect(await drawn()).toEqual([join(dir, 'public/images/brand.svg'), 'public, max-age=60']);
  findPicture.mockResolvedValueOnce(new Uint8Array([1]));
  expect(await drawn()).toEqual(['1', 'public, max-age=86400']);
});
