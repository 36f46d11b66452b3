import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

const SHARED = { 'Cache-Control': 'public, max-age=0, s-maxage=60', Vary: 'Accept-Encoding' };

let server: Server | undefined;
let version = 'first';
const router = vi.fn<() => Response>();

/** Starts a server with kept answers in front of `router`. @returns a function that requests a path */
async function start() {
  const kept = createKeptAnswers(() => version);
  const route = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = router();
    await kept.keep(request, answer);
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(await answer.text());
  };
  server = createServer((request, response) => {
    if (!kept.send(request, response)) void route(request, response);
  });
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return async (path: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return { status: response.status, body: await response.text(), headers: response.headers };
  };
}

afterEach(() => {
  server?.close();
  router.mockReset();
});

it('sends the same answer again without the router, whatever the query', async () => {
  const get = await start();
  router.mockImplementation(() => new Response('page', { headers: SHARED }));
  const [first, second] = [await get('/about'), await get('/about?utm_source=x')];
  expect(router).toHaveBeenCalledOnce();
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(second.headers.get('vary')).toBe('Accept-Encoding');
  expect(second.headers.get('content-length')).toBe('4');
});

it.each<[string, ResponseInit, RequestInit?]>([
  ['is private', { headers: { 'Cache-Control': 'private, no-store' } }],
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

it('keeps answers by path, encoding and version', async () => {
  const get = await start();
  router.mockImplementation(() => new Response('page', { headers: SHARED }));
  await get('/about');
  await get('/blog');
  await get('/about', { headers: { 'Accept-Encoding': 'gzip' } });
  version = 'second';
  await get('/about');
  expect(router).toHaveBeenCalledTimes(4);
});
