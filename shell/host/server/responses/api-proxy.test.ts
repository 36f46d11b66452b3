import { once } from 'node:events';
import {
  request as callHttp,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { savedTripWire } from '@carefare/testing/worked-example';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { HTTPException } from 'hono/http-exception';
import { beforeEach, expect, it, vi } from 'vitest';
import { createGateway } from '../../../gateway/gateway.ts';
import type { UpstreamFailure } from '../../../gateway/upstream.ts';
import { listen } from '../../../testing/listen.ts';
import { createLimits } from '../guard/limits.ts';
import { answerProblem } from '../guard/problem.ts';
import { createApiProxy } from './api-proxy.routes.ts';

const onFailure = vi.fn<(failure: UpstreamFailure) => void>();
const onError = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  onFailure.mockReset();
  onError.mockReset();
});

/** The proxy on a real server, since only a real one notices that its client disconnects. @param api or its address */
async function startSite(api: RequestListener | string): Promise<string> {
  const apiUrl = typeof api === 'string' ? api : await listen(api);
  const routes = createApiProxy({
    gateway: createGateway({ apiUrl, onFailure }),
    origins: ['https://carefare.example', 'http://127.0.0.1'],
    limits: createLimits({ postsPerMinute: 0 }),
  });
  const site = new Hono().route('/', routes);
  site.onError((error, context) => {
    onError(error);
    return answerProblem(context, error as HTTPException);
  });
  const request = { client: '203.0.113.9', clientAddress: '203.0.113.9' };
  const server = serve({
    fetch: (sent, bindings) =>
      site.fetch(sent, { ...bindings, request: { ...request, incoming: bindings.incoming } }),
    port: 0,
    hostname: '127.0.0.1',
  });
  return await listen(server as Server);
}

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const problem = await response.json();
  expect(problem.request_id).toMatch(/^[0-9a-f-]{36}$/);
  return [response.status, problem.status, problem.title];
}

it('answers 504 when the API is late, and aborts the call to it', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const onClose = vi.fn();
  const url = await startSite((_request, response) => {
    response.once('close', onClose);
    late.abort(new DOMException('late', 'TimeoutError'));
  });
  const answer = await fetch(`${url}/api/journey/7`);
  expect(await problemOf(answer)).toEqual([504, 504, 'The service did not answer in time']);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(onFailure.mock.calls).toEqual([
    [{ call: 'GET journey/{sessionId}', reason: 'timeout', detail: 'no answer within 10 s' }],
  ]);
  await expect.poll(() => onClose).toHaveBeenCalledTimes(1);
});

it('answers 503 with Retry-After when the API is down', async () => {
  const url = await startSite('http://127.0.0.1:9');
  const answer = await fetch(`${url}/api/journey/7`);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await problemOf(answer)).toEqual([503, 503, 'The service cannot be reached']);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ call: 'GET journey/{sessionId}', reason: 'network' }),
  );
});

const keyed = { 'Idempotency-Key': 'attempt-1' };
it.each<[string, RequestInit, closed: number, number, string[]]>([
  ['a GET', {}, 1, 200, ['', '']],
  ['a GET, but not a third time', {}, 2, 503, ['', '']],
  ['a post with a key', { method: 'POST', body: '{"a":1}', headers: keyed }, 1, 200, ['{"a":1}', '{"a":1}']],
  ['not a post without a key', { method: 'POST', body: '{"a":1}' }, 1, 503, ['{"a":1}']],
])('sends again what meets a closed connection: %s', async (_what, init, closed, status, bodies) => {
  const received: string[] = [];
  const url = await startSite((request, response) => {
    void text(request).then(body => {
      received.push(body);
      if (received.length <= closed) request.socket.destroy();
      else response.end(JSON.stringify(savedTripWire()));
    });
  });
  const path = init.method === 'POST' ? 'journey/7/submissions' : 'journey/7';
  expect((await fetch(`${url}/api/${path}`, init)).status).toBe(status);
  expect(received).toEqual(bodies);
});

it('aborts the call to the API when the client disconnects', async () => {
  const onClose = vi.fn();
  const client = new AbortController();
  const url = await startSite((_request, response) => {
    response.once('close', onClose);
    client.abort();
  });
  await expect(fetch(`${url}/api/journey/7`, { signal: client.signal })).rejects.toThrow(/abort/i);
  await expect.poll(() => onClose).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
});

it('forwards method, body, query and cookies, and replaces the forwarding headers', async () => {
  let received: IncomingMessage | undefined;
  let body = '';
  const url = await startSite((request, response) => {
    received = request;
    request.on('data', chunk => (body += String(chunk)));
    request.on('end', () => response.writeHead(201, { 'Set-Cookie': 'a=1; HttpOnly' }).end('{}'));
  });
  const response = await fetch(`${url}/api/journey/7?country=UK`, {
    method: 'PUT',
    body: '{"step":"dates"}',
    headers: {
      Cookie: 's=1',
      'X-Forwarded-For': '10.0.0.1',
      'X-Forwarded-Proto': 'gopher',
      'X-Request-Id': 'chosen',
    },
  });
  expect([response.status, response.headers.getSetCookie()]).toEqual([201, ['a=1; HttpOnly; Path=/']]);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(body).toBe('{"step":"dates"}');
  expect(received).toMatchObject({ method: 'PUT', url: '/api/journey/7?country=UK' });
  expect(received?.headers).toMatchObject({
    cookie: 's=1',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'carefare.example',
  });
  expect(received?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

it('takes a call of a client that asks before it sends the body', async () => {
  const url = await startSite(
    (call, response) => void call.on('end', () => response.writeHead(201).end()).resume(),
  );
  const call = callHttp(`${url}/api/journey/7`, { method: 'PUT', headers: { Expect: '100-continue' } });
  call.once('continue', () => call.end('{}'));
  const [{ statusCode }] = (await once(call, 'response')) as [IncomingMessage];
  expect(statusCode).toBe(201);
});

it('answers others while many bodies are unfinished', async () => {
  const url = await startSite((call, response) => {
    call.on('end', () => response.end(JSON.stringify(savedTripWire()))).resume();
  });
  const headers = { Expect: '100-continue', 'Content-Length': 2 };
  const slow = Array.from({ length: 64 }, () =>
    callHttp(`${url}/api/journey/7`, { method: 'PUT', headers, agent: false }),
  );
  for (const call of slow) call.flushHeaders();
  await Promise.all(slow.map(call => once(call, 'continue')));
  for (const call of slow) call.write('{');
  expect((await fetch(`${url}/api/journey/7`)).status).toBe(200);
  const answers = slow.map(call => once(call, 'response') as Promise<[IncomingMessage]>);
  for (const call of slow) call.end('}');
  expect(new Set((await Promise.all(answers)).map(([{ statusCode }]) => statusCode))).toEqual(new Set([200]));
});

it.each([{ 'Content-Length': 10 }, {}])(
  'takes a body with %o that its sender breaks off for no fault',
  async length => {
    const url = await startSite('http://127.0.0.1:9');
    const call = callHttp(`${url}/api/journey/7`, {
      method: 'PUT',
      headers: { ...length, Expect: '100-continue' },
    });
    call.on('error', () => undefined);
    call.flushHeaders();
    await once(call, 'continue');
    call.write('{}');
    call.destroy();
    await expect.poll(() => onError.mock.calls).toMatchObject([[{ status: 400 }]]);
  },
);

it('refuses a body that is too large without calling the API', async () => {
  const onRequest = vi.fn();
  const url = await startSite(onRequest);
  const response = await fetch(`${url}/api/journey/7`, { method: 'PUT', body: 'x'.repeat(70_000) });
  expect(await problemOf(response)).toEqual([413, 413, 'The request is too large']);
  expect(onRequest).not.toHaveBeenCalled();
});

it('refuses writes from pages of other sites, and nothing else', async () => {
  const url = await startSite(
    (_request, response) => void response.writeHead(201).end(JSON.stringify(savedTripWire())),
  );
  const site = 'https://carefare.example';
  const status = async (method: string, headers: Record<string, string>) =>
    (await fetch(`${url}/api/journey/1${method === 'POST' ? '/submissions' : ''}`, { method, headers }))
      .status;
  for (const headers of [
    { Origin: `${site}.evil.example` },
    { Origin: 'http://carefare.example' },
    { Origin: `${site}:8443` },
    { Origin: url },
    { Origin: 'null' },
    { Referer: 'https://evil.example/' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site', Origin: site },
  ] as Record<string, string>[])
    expect(await status('POST', headers), JSON.stringify(headers)).toBe(403);
  for (const headers of [
    { Origin: 'http://127.0.0.1' },
    { Origin: site, 'Sec-Fetch-Site': 'same-origin' },
    {},
  ] as Record<string, string>[])
    expect(await status('POST', headers), JSON.stringify(headers)).toBe(201);
  expect(await status('GET', { Origin: 'https://evil.example' })).toBe(201);
});

it.each([
  ['an answer for everyone', 'public, max-age=60', 'gzip'],
  ["a visitor's own answer", 'no-store', null],
])('compresses only public answers: %s', async (_name, cacheControl, encoding) => {
  const answer = [{ id: '7', name: 'Veneers', category: 'Dental', description: 'tooth '.repeat(500) }];
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': cacheControl };
  const url = await startSite((_request, response) =>
    response.writeHead(200, headers).end(JSON.stringify(answer)),
  );
  const response = await fetch(`${url}/api/masters/treatments`);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.json()).toMatchObject(answer);
});

it('refuses calls at once while as many wait for an API that hangs', async () => {
  const held: ServerResponse[] = [];
  const url = await startSite((_request, response) => void held.push(response));
  const statuses: number[] = [];
  const calls = Array.from({ length: 70 }, async () => {
    statuses.push((await fetch(`${url}/api/journey/7`)).status);
  });
  await expect.poll(() => statuses).toEqual([503, 503, 503, 503, 503, 503]);
  await expect.poll(() => held.length).toBe(64);
  for (const response of held) response.end(JSON.stringify(savedTripWire()));
  await Promise.all(calls);
  expect(statuses.filter(status => status === 200)).toHaveLength(64);
});
