import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { RetryLater } from '../../guard/retry-later.ts';
import { createRemotePictures } from './remote-pictures.ts';
import { queueImageWork } from './resize.ts';

const named = 'https://media.example.org/hip.png';
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const picture = await draw(8, 6);
const huge = await draw(8_000, 5_001);

function createPictures(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const log = { warn: vi.fn() };
  const isNamed = vi.fn(async (url: string) => url === named);
  const change = (next: () => Promise<boolean>) => void isNamed.mockImplementation(next);
  return { fetch, log, change, pictures: createRemotePictures(isNamed, log, fetch) };
}

it('reads a picture that the API names once, without following redirects', async () => {
  const { pictures, fetch } = createPictures(() => new Response(picture));
  const [one, other] = await Promise.all([pictures.find(named), pictures.find(named)]);
  expect(Buffer.from(one ?? []).equals(picture)).toBe(true);
  expect(other).toBe(one);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(named, expect.objectContaining({ redirect: 'error' }));
});

it('has a picture that takes long, although more than are kept came meanwhile', async () => {
  const arrived = Promise.withResolvers<Response>();
  const large = Buffer.concat([picture, Buffer.alloc(6_000_000)]);
  const fetch: typeof globalThis.fetch = url =>
    url === named ? arrived.promise : Promise.resolve(new Response(large));
  const pictures = createRemotePictures(() => Promise.resolve(true), { warn: vi.fn() }, fetch);
  const late = pictures.find(named);
  late.catch(() => undefined);
  await Promise.all(['a', 'b', 'c'].map(name => pictures.find(`https://media.example.org/${name}.png`)));
  arrived.resolve(new Response(picture));
  expect(Buffer.from((await late) ?? []).equals(picture)).toBe(true);
});

it('asks for no other address', async () => {
  const { pictures, fetch } = createPictures(() => new Response(picture));
  expect(await pictures.find('https://127.0.0.1/secret')).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

it('has what it has read while the API does not say what it names, and asks no server meanwhile', async () => {
  const { pictures, fetch, change } = createPictures(() => new Response(picture));
  await pictures.find(named);
  change(() => Promise.reject(new Error('down')));
  expect(Buffer.from((await pictures.find(named)) ?? []).equals(picture)).toBe(true);
  expect(await pictures.find('https://media.example.org/knee.png')).toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
});

it.each<[string, () => Response]>([
  ['is missing', () => new Response(null, { status: 404 })],
  ['is not a picture', () => new Response('<!DOCTYPE html>')],
  ['is cut off', () => new Response(picture.subarray(0, -20))],
  ['is too large', () => new Response(new Uint8Array(16_000_001))],
  ['has more pixels than are resized', () => new Response(huge)],
  ['is at a server that does not answer', () => Response.error()],
])('has none that %s, says so in the log, and does not ask again at once', async (_name, answer) => {
  const { pictures, fetch, log } = createPictures(answer);
  expect([await pictures.find(named), await pictures.find(named)]).toEqual([null, null]);
  expect(fetch).toHaveBeenCalledOnce();
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ url: named }),
    'A picture that the API names could not be loaded',
  );
});

it('has one that comes while there is too much image work as soon as there is less', async () => {
  const { pictures, log } = createPictures(() => new Response(picture));
  const { promise, resolve } = Promise.withResolvers<void>();
  const works = Array.from({ length: 98 }, (_, client) => queueImageWork(String(client), () => promise));
  await expect(pictures.find(named)).rejects.toBeInstanceOf(RetryLater);
  resolve();
  await Promise.all(works);
  expect(Buffer.from((await pictures.find(named)) ?? []).equals(picture)).toBe(true);
  expect(log.warn).not.toHaveBeenCalled();
});
