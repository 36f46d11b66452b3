import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import type { RequestedDifference } from '../composition/composition-source.ts';
import type { DifferenceRunner } from '../composition/difference.ts';
import { createPreviewRoutes } from './previews.routes.ts';
import { createPreviews } from './previews.ts';

const origin = 'https://carefare.example';
const differenceOf = (channel: string): RequestedDifference => ({
  channel,
  remotes: { quote: { digest: '0123456789abcdef', integrity: 'sha384-x' } },
});

let open: Set<string>;
/** Names of the channels whose composition is ready. */
let ready: Set<string>;
const listNames = vi.fn(async () => [...open, 'closed']);
const read = vi.fn(async (name: string) => (open.has(name) ? differenceOf(name) : undefined));
const closed = vi.fn<(name: string) => void>();

function createDifferenceRunner(): DifferenceRunner {
  let name = '';
  return {
    follow(_live, difference) {
      if (difference) ready.add((name = difference.channel));
    },
    settled: async () => undefined,
    on: () =>
      ready.has(name) && name !== 'bad'
        ? ({ composition: { id: name } } as unknown as CompositionSnapshot)
        : undefined,
    close: () => closed(name),
  };
}

function start() {
  const previews = createPreviews({
    channels: { listNames, read },
    watcher: {
      current: { composition: { id: 'live' } } as CompositionSnapshot,
      requested: { composition: { number: 1, version: '1', remotes: {} }, id: 'live' },
      createDifferenceRunner,
    },
    hashKey: 'k'.repeat(32),
    origin,
    onError: error => {
      throw error;
    },
  });
  const shell = { chunks: { main: { js: [], css: ['main.css'] } } };
  const routes = createPreviewRoutes({ previews, shell, origins: [origin] });
  const post = (path: string, headers: Record<string, string> = { origin }) =>
    routes.request(path, { method: 'POST', headers });
  return { previews, routes, post };
}

beforeEach(() => {
  vi.useFakeTimers();
  open = new Set(['next', 'bad']);
  ready = new Set();
  for (const mock of [listNames, read, closed]) mock.mockClear();
});
afterEach(() => void vi.useRealTimers());

describe('a channel', () => {
  it('is asked for by a page that says what differs, chosen by its form, and left again', async () => {
    const { previews, routes, post } = start();
    const asked = await routes.request('/_channel/next');
    const page = await asked.text();
    expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null]);
    expect(asked.headers.get('cache-control')).toBe('private, no-store');
    expect(asked.headers.get('x-robots-tag')).toBe('noindex');
    expect(page).not.toContain('<script');
    expect(page).toContain('<dt>quote</dt><dd>0123456789abcdef</dd>');
    expect(page).toContain('<form method="post">');
    const chosen = await post('/_channel/next');
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/']);
    const cookie = chosen.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-carefare_preview=.*; HttpOnly; Secure; SameSite=Lax$/);
    const sent = cookie.split(';')[0];
    expect(previews.chosen(`a=b; ${sent}`)).toBe('next');
    expect((await previews.open('next'))?.composition.id).toBe('next');
    const left = await post('/_channel');
    expect(left.headers.get('set-cookie')).toMatch(/^__Host-carefare_preview=; Max-Age=0;/);
  });

  it('counts only with the signature of this site', () => {
    const { previews } = start();
    const sent = previews.choose('next').split(';')[0] ?? '';
    for (const cookies of [
      undefined,
      '__Host-carefare_preview=x.y',
      sent.replace('next', 'bad'),
      sent.replace('__Host-', ''),
    ])
      expect(previews.chosen(cookies)).toBeUndefined();
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['of another site', '/_channel/next', { origin: 'https://evil.example' }, 403],
    ['of nobody', '/_channel', {}, 403],
    ['for an unknown name', '/_channel/none', { origin }, 404],
    ['for a closed channel', '/_channel/closed', { origin }, 404],
    ['for one that fails its trial', '/_channel/bad', { origin }, 503],
  ])('a post %s is refused', async (_which, path, headers, status) => {
    const response = await start().post(path, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

it('loads nothing, and reads once, to say what differs', async () => {
  const { routes } = start();
  for (const name of ['next', 'next', 'bad'])
    expect((await routes.request(`/_channel/${name}`)).status).toBe(200);
  expect([ready, read.mock.calls.flat()]).toEqual([new Set(), ['next', 'bad']]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([ready, read.mock.calls.length]).toEqual([new Set(), 2]);
});

it('answers unknown names from memory', async () => {
  const { routes } = start();
  for (let count = 0; count < 50; count += 1)
    expect((await routes.request(`/_channel/none-${count}`)).status).toBe(404);
  expect([listNames.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
});

it('keeps four, the longest unused goes first, and each goes after ten idle minutes', async () => {
  const { previews } = start();
  for (const name of ['a', 'b', 'c', 'd']) open.add(name);
  for (const name of ['a', 'b', 'c', 'd', 'a', 'next']) await previews.open(name);
  expect(closed.mock.calls.flat()).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  await previews.open('d');
  await vi.advanceTimersByTimeAsync(70_000);
  expect(closed.mock.calls.flat().toSorted()).toEqual(['a', 'b', 'c', 'next']);
  expect((await previews.open('d'))?.composition.id).toBe('d');
});

it('drops a channel once it is closed', async () => {
  const { previews } = start();
  await previews.open('next');
  open.delete('next');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(closed.mock.calls.flat()).toEqual(['next']);
  expect(await previews.open('next')).toBeUndefined();
});
