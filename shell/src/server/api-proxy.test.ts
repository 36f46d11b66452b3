import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { serve } from '@hono/node-server';
import { afterEach, expect, it, vi } from 'vitest';
import { apiProxy } from './api-proxy.server.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function listening(server: Server): Promise<string> {
  if (!server.listening) await once(server, 'listening');
  stops.push(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const api = (listener: RequestListener) => listening(createServer(listener).listen(0, '127.0.0.1'));

/** The site's own server before an API; a real one, since only a real one sees its caller leave. */
function site(apiUrl: string, deadlineMs = 10_000): Promise<string> {
  const routes = apiProxy({
    apiUrl,
    origin: 'https://carefare.example',
    addressOf: () => '203.0.113.9',
    deadlineMs,
  });
  const server = serve({ fetch: routes.fetch, port: 0, hostname: '127.0.0.1' });
  return listening(server as Server);
}

async function problemOf(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const problem = await answer.json();
  expect(problem.request_id).toMatch(/^[0-9a-f-]{36}$/);
  return [answer.status, problem.status, problem.title];
}

it('gives an API that does not answer in time 504, and gives it up there too', async () => {
  const left = vi.fn();
  const url = await site(await api((_request, response) => void response.once('close', left)), 150);
  expect(await problemOf(await fetch(`${url}/api/masters/options`))).toEqual([
    504,
    504,
    'The service did not answer in time',
  ]);
  await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(1));
});

it('gives an API that is not there 502', async () => {
  const url = await site('http://127.0.0.1:9');
  expect(await problemOf(await fetch(`${url}/api/masters/options`))).toEqual([
    502,
    502,
    'The service cannot be reached',
  ]);
});

it('gives up there when the caller leaves here', async () => {
  const asked = vi.fn();
  const left = vi.fn();
  const url = await site(
    await api((_request, response) => {
      asked();
      response.once('close', left);
    }),
  );
  const caller = new AbortController();
  const call = fetch(`${url}/api/masters/options`, { signal: caller.signal });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(left).not.toHaveBeenCalled();
  caller.abort();
  await expect(call).rejects.toThrow(/abort/i);
  await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(1));
});

it('streams: the first part is here before the last part is made', async () => {
  let finish = (): void => undefined;
  const url = await site(
    await api((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).write('first');
      finish = () => void response.end(' last');
    }),
  );
  const answer = await fetch(`${url}/api/anything`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('first');
  finish();
  expect((await reader?.read())?.value).toBe(' last');
});

it('sends method, body, query and cookies on, and says itself who asks', async () => {
  let seen: IncomingMessage | undefined;
  let body = '';
  const url = await site(
    await api((request, response) => {
      seen = request;
      request.on('data', part => (body += String(part)));
      request.on('end', () => response.writeHead(201, { 'Set-Cookie': 'a=1; HttpOnly' }).end('{}'));
    }),
  );
  const answer = await fetch(`${url}/api/journey/7?country=UK`, {
    method: 'PUT',
    body: '{"step":"dates"}',
    headers: { Cookie: 's=1', 'X-Forwarded-For': '10.0.0.1', 'X-Forwarded-Proto': 'gopher' },
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([201, ['a=1; HttpOnly']]);
  expect([seen?.method, seen?.url, body]).toEqual(['PUT', '/api/journey/7?country=UK', '{"step":"dates"}']);
  expect(seen?.headers).toMatchObject({
    cookie: 's=1',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  });
});

it('refuses a body that is too large before the API sees it', async () => {
  const asked = vi.fn();
  const url = await site(await api(asked));
  const answer = await fetch(`${url}/api/journey/7`, { method: 'PUT', body: 'x'.repeat(70_000) });
  expect(await problemOf(answer)).toEqual([413, 413, 'The request is too large']);
  expect(asked).not.toHaveBeenCalled();
});

it('refuses a write that a page of another site sent, and no other', async () => {
  const url = await site(await api((_request, response) => void response.writeHead(201).end()));
  const status = async (method: string, origin?: string) =>
    (await fetch(`${url}/api/journey/1/submissions`, { method, headers: origin ? { Origin: origin } : {} }))
      .status;
  for (const foreign of ['https://evil.example', 'https://carefare.example.evil.example', 'null'])
    expect(await status('POST', foreign)).toBe(403);
  const own = ['https://carefare.example', url, undefined];
  for (const sender of own) expect(await status('POST', sender)).toBe(201);
  expect(await status('GET', 'https://evil.example')).toBe(201);
});
