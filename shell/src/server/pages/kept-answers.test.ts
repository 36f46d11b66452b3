import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { readFormAge } from '../form-posts/form-cookies.ts';
import { WHILE_SHARED } from '../share/choose-composition.ts';
import { createKeptAnswers } from './kept-answers.ts';

const SHARED = { 'Cache-Control': 'public, max-age=0, s-maxage=60', Vary: 'Accept-Encoding' };
const PRIVATE = { 'Cache-Control': 'private, no-store', ETag: 'W/"a"' };
const HASH_KEY = 'a-key-of-at-least-thirty-two-characters';

let version = 'first';
const router = vi.fn<() => Response>();

/** Starts a server with kept answers in front of `router`. @returns a function that requests a path */
async function start(headers: HeadersInit = SHARED) {
  router.mockImplementation(() => new Response('page', { headers }));
  const kept = createKeptAnswers({
    version: () => version,
    isPrivate: (_request, path) => path === '/contact',
    cookieOf: request => (request.headers['x-newcomer'] ? 'carefare_share=7' : undefined),
    hashKey: HASH_KEY,
    origin: 'http://127.0.0.1',
  });
  const route = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await kept.keep(request, router);
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(await answer.text());
  };
  const origin = await listen((request, response) => {
    if (!kept.send(request, response)) void route(request, response);
  });
  return async (path: string, init?: RequestInit) => {
    const response = await fetch(origin + path, init);
    return { status: response.status, body: await response.text(), headers: response.headers };
  };
}

afterEach(() => {
  vi.useRealTimers();
  router.mockReset();
});

it('sends the same answer again without the router, whatever the query', async () => {
  const get = await start();
  const [first, second] = [await get('/about'), await get('/about?utm_source=x')];
  await get('/about?overlay');
  expect(router).toHaveBeenCalledOnce();
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(second.headers.get('vary')).toBe('Accept-Encoding');
  expect(second.headers.get('content-length')).toBe('4');
});

it('leaves a search to the router, and never answers one with the whole list', async () => {
  const get = await start();
  for (const path of ['/treatments', '/treatments?q=knee', '/treatments?%71=knee', '/treatments?q=knee'])
    await get(path);
  expect(router).toHaveBeenCalledTimes(4);
  await get('/treatments?q=');
  expect(router).toHaveBeenCalledTimes(4);
});

it.each<[string, ResponseInit, RequestInit?]>([
  ['says nothing about caches', {}],
  ['sets a cookie', { headers: { ...SHARED, 'Set-Cookie': 'a=b' } }],
  ['is not found', { status: 404, headers: SHARED }],
  ['answers a post', { headers: SHARED }, { method: 'POST' }],
  ['answers a conditional request', { headers: SHARED }, { headers: { 'If-None-Match': 'x' } }],
])('keeps no answer that %s', async (_what, answer, request) => {
  const get = await start();
  router.mockImplementation(() => new Response('page', answer));
  await get('/about', request);
  await get('/about', request);
  expect(router).toHaveBeenCalledTimes(2);
});

describe('a private page', () => {
  const OPENED = { ...PRIVATE, 'Set-Cookie': 'carefare_form=of-the-first-visitor' };
  const formCookie = (headers: Headers) => headers.getSetCookie().map(cookie => cookie.split(';')[0] ?? '');

  it('is kept for all visitors, each with a signed cookie of the time when they opened it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const get = await start(OPENED);
    await get('/contact');
    const { headers, body } = await get('/contact?treatment=52');
    expect(router).toHaveBeenCalledOnce();
    expect([body, headers.get('cache-control')]).toEqual(['page', 'private, no-store']);
    const [cookie] = formCookie(headers);
    vi.advanceTimersByTime(5_000);
    const page = { path: '/contact', hashKey: HASH_KEY, origin: 'http://127.0.0.1' };
    expect(Math.round((readFormAge(cookie, page) ?? 0) / 1_000)).toBe(5);
    expect(headers.getSetCookie()).toEqual([`${cookie}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`]);
  });

  it('gives a browser no other cookie than the one that it has', async () => {
    const get = await start(OPENED);
    await get('/contact');
    const Cookie = formCookie((await get('/contact')).headers).join('');
    expect(formCookie((await get('/contact', { headers: { Cookie } })).headers)).toEqual([]);
    const forged = { Cookie: Cookie.replace('%5B1', '%5B2') };
    expect(formCookie((await get('/contact', { headers: forged })).headers)).toHaveLength(1);
    expect(router).toHaveBeenCalledOnce();
  });

  it.each<[string, string, HeadersInit]>([
    ['with the outcome of a post', '/contact', { Cookie: 'a=b; carefare_flash=x' }],
    ['of a browser with a preview', '/contact', { Cookie: 'a=b; carefare_preview=x' }],
    ['that its address fills in', '/contact?treatment=hip-replacement&destination=India', {}],
  ])('%s is neither kept nor answered with a kept one', async (_which, path, headers) => {
    const get = await start(OPENED);
    await get(path, { headers });
    await get('/contact');
    await get(path, { headers });
    await get('/contact');
    expect(router).toHaveBeenCalledTimes(3);
  });

  it('that lacks something, and so has no ETag, is not kept', async () => {
    const get = await start({ 'Cache-Control': 'private, no-store' });
    await get('/contact');
    await get('/contact');
    expect(router).toHaveBeenCalledTimes(2);
  });
});

it('keeps the pages of visitors with different compositions, and gives each newcomer its cookie', async () => {
  const get = await start({ 'Cache-Control': WHILE_SHARED });
  await get('/about');
  const newcomer = await get('/about', { headers: { 'X-Newcomer': '1' } });
  expect(newcomer.headers.getSetCookie()).toEqual(['carefare_share=7']);
  expect((await get('/about')).headers.getSetCookie()).toEqual([]);
  expect(router).toHaveBeenCalledOnce();
});

it('keeps answers by path, encoding and version', async () => {
  const get = await start();
  await get('/about');
  await get('/blog');
  await get('/about', { headers: { 'Accept-Encoding': 'gzip' } });
  version = 'second';
  await get('/about');
  expect(router).toHaveBeenCalledTimes(4);
});

it('keeps no answer that was made while another version went live, for neither of them', async () => {
  const get = await start();
  version = 'old';
  router.mockImplementationOnce(() => {
    version = 'new';
    return new Response('old page', { headers: SHARED });
  });
  await get('/about');
  expect((await get('/about')).body).toBe('page');
  version = 'old';
  expect((await get('/about')).body).toBe('page');
});
