import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { listen } from '../../../testing/listen.ts';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import { createRequestReader } from '../incoming-request.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';
import { createRouter } from '../start/router.ts';
import { readFormAge } from './form-posts/form-cookies.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRoutes } from './pages.routes.ts';
import { createCachedPageSender } from './send-cached-page.ts';

const HASH_KEY = 'a-key-of-at-least-thirty-two-characters';
const site = { hashKey: HASH_KEY, origin: 'http://127.0.0.1' };

/** A composition whose pages say their path and its name. */
function snapshotOf(name: string, more: Partial<RenderedPage> = {}) {
  const renderPage = vi.fn(({ path, search = '' }: { path: string; search?: string }) =>
    Promise.resolve({
      status: 200,
      html: new TextEncoder().encode(`${name} ${path}${search}`),
      isComplete: true,
      ...more,
    }),
  );
  const remotes = { ...compositionOf('catalogue').remotes, ...compositionOf('quote').remotes };
  const composition = { ...compositionOf('catalogue'), remotes, id: name };
  return { composition, renderer: { renderPage } } as unknown as CompositionSnapshot;
}

/** Starts a server with a page cache in front of the router. @returns a function that requests a path */
async function start(first = snapshotOf('first')) {
  const requested = { composition: { number: 1, version: '1', remotes: {} }, id: undefined };
  const watcher = { current: first, share: undefined, requested };
  const cache = createPageCache({ watcher, markedLink: () => undefined, onError: () => undefined });
  const sendCachedPage = createCachedPageSender({
    ...site,
    watcher,
    cache,
    security: styles => ({ 'X-Styles': `${styles}` }),
  });
  const routed = vi.fn<(target: string) => void>();
  const route = createRouter(new Hono().route('/', createPageRoutes({ ...site, watcher, cache })));
  const read = createRequestReader({
    origins: [],
    trustedProxies: [],
    choose: ({ cookies }) => (cookies?.includes('newcomer') ? { cookie: 'carefare_share=7' } : {}),
    watcher,
  });
  const origin = await listen((incoming, response) => {
    const request = read(incoming);
    if (sendCachedPage(request, response)) return;
    routed(request.target);
    route(request, response);
  });
  const get = async (path: string, headers: HeadersInit = {}) => {
    const response = await fetch(origin + path, { headers });
    return { status: response.status, body: await response.text(), headers: response.headers };
  };
  return { get, routed, watcher };
}

afterEach(() => {
  vi.useRealTimers();
});

it('sends a page again without the router, whatever the query', async () => {
  const { get, routed } = await start();
  const [first, second] = [await get('/about'), await get('/about?utm_source=x')];
  await get('/about?overlay');
  expect(routed).toHaveBeenCalledOnce();
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  for (const name of ['cache-control', 'content-encoding', 'content-type', 'no-vary-search', 'vary'])
    expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  );
  expect(first.headers.get('vary')).toBe('Accept-Encoding');
  expect(second.headers.get('x-styles')).toBe('');
});

it('tells a browser that its copy is still right, also without the router', async () => {
  const { get, routed } = await start();
  const etagOf = async () => (await get('/about')).headers.get('etag') ?? '';
  // The page has another one once it is as small as it can be.
  await expect.poll(etagOf).toContain('.d"');
  const etag = await etagOf();
  const kept = await get('/about', { 'If-None-Match': `"other", ${etag}` });
  expect([kept.status, kept.body, kept.headers.get('etag')]).toEqual([304, '', etag]);
  expect(routed).toHaveBeenCalledOnce();
  expect((await get('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
});

it('leaves a search to the router, and never answers one with the whole list', async () => {
  const { get, routed } = await start();
  for (const path of ['/treatments', '/treatments?q=knee', '/treatments?%71=knee', '/treatments?q=knee'])
    await get(path);
  expect(routed).toHaveBeenCalledTimes(4);
  await get('/treatments?q=');
  expect(routed).toHaveBeenCalledTimes(4);
});

it('keeps pages by encoding and composition', async () => {
  const { get, routed, watcher } = await start();
  await get('/about', { 'Accept-Encoding': 'br' });
  await get('/about', { 'Accept-Encoding': 'gzip' });
  const plain = await get('/about', { 'Accept-Encoding': 'br;q=0' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  watcher.current = snapshotOf('second');
  expect((await get('/about')).body).toBe('second /about');
  expect(routed).toHaveBeenCalledTimes(4);
});

it('keeps a page that was rendered while another composition went live only for its own composition', async () => {
  const { get, watcher } = await start();
  const before = watcher.current;
  vi.mocked(before.renderer.renderPage).mockImplementationOnce(() => {
    watcher.current = snapshotOf('second');
    return Promise.resolve({ status: 200, html: new TextEncoder().encode('old page'), isComplete: true });
  });
  expect((await get('/about')).body).toBe('old page');
  expect((await get('/about')).body).toBe('second /about');
  watcher.current = before;
  expect((await get('/about')).body).toBe('old page');
});

it('gives each newcomer a number, though the page is kept', async () => {
  const { get } = await start();
  await get('/about');
  expect((await get('/about', { Cookie: 'newcomer' })).headers.getSetCookie()).toEqual(['carefare_share=7']);
  expect((await get('/about')).headers.getSetCookie()).toEqual([]);
});

describe('the page of a form', () => {
  const formCookie = (headers: Headers) => headers.getSetCookie().map(cookie => cookie.split(';')[0] ?? '');

  it('is kept for all visitors, each with a signed cookie of the time when they opened it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { get, routed } = await start();
    await get('/contact');
    const { headers, body, status } = await get('/contact?treatment=', { 'If-None-Match': '*' });
    expect(routed).toHaveBeenCalledOnce();
    expect([status, body, headers.get('cache-control')]).toEqual([
      200,
      'first /contact',
      'private, no-store',
    ]);
    const [cookie] = formCookie(headers);
    vi.advanceTimersByTime(5_000);
    expect(Math.round((readFormAge(cookie, { ...site, path: '/contact' }) ?? 0) / 1_000)).toBe(5);
    expect(headers.getSetCookie()).toEqual([`${cookie}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`]);
  });

  it('gives a browser no other cookie than the one that it has', async () => {
    const { get, routed } = await start();
    await get('/contact');
    const Cookie = formCookie((await get('/contact')).headers).join('');
    expect(formCookie((await get('/contact', { Cookie })).headers)).toEqual([]);
    const forged = { Cookie: Cookie.replace('%5B1', '%5B2') };
    expect(formCookie((await get('/contact', forged)).headers)).toHaveLength(1);
    expect(routed).toHaveBeenCalledOnce();
  });

  it.each<[string, string, HeadersInit]>([
    ['with the outcome of a post', '/contact', { Cookie: 'a=b; carefare_flash=x' }],
    ['of a browser with a preview', '/contact', { Cookie: 'a=b; carefare_preview=x' }],
    ['that its address fills in', '/contact?treatment=hip-replacement&destination=India', {}],
  ])('%s is routed each time', async (_which, path, headers) => {
    const { get, routed } = await start();
    await get(path, headers);
    await get('/contact');
    await get(path, headers);
    await get('/contact');
    expect(routed.mock.calls.filter(([routedPath]) => routedPath === path).length).toBeGreaterThan(1);
  });
});

it('keeps the last good pages over a promotion while their data is missing, and no longer', async () => {
  const { get, watcher } = await start();
  for (const path of ['/about', '/contact']) await get(path);
  const lacking = { status: 503, isComplete: false, isWithoutData: true };
  const second = snapshotOf('second', lacking);
  watcher.current = second;
  const visit = async (path: string) => {
    const { status, body } = await get(path);
    return `${status} ${body}`;
  };
  expect([await visit('/about'), await visit('/contact')]).toEqual([
    '200 first /about',
    '200 first /contact',
  ]);
  expect(await visit('/treatments')).toBe('503 second /treatments');
  watcher.current = snapshotOf('third', { ...lacking, isWithoutData: false });
  expect(await visit('/about')).toBe('503 third /about');
});
