import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import type { HTTPException } from 'hono/http-exception';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { createRequestReader, routedPath } from '../incoming-request.ts';
import { createRequestChecks } from '../responses/request-checks.ts';
import { LAST_REQUESTS_MS } from '../time-limits.ts';
import { closeHttpServer, createHttpServer } from './http-server.ts';
import { createRouter } from './router.ts';

const held: ServerResponse[] = [];
const app = new Hono({ getPath: routedPath });
app.get('/health/ready', context => context.text('ready'));
app.use(createRequestChecks('http://site.example'));
app.get('*', context => context.text('a page'));
app.onError((error, context) => context.text(error.message, (error as HTTPException).status ?? 500));
const route = createRouter(app);
const read = createRequestReader({
  origins: ['http://site.example'],
  trustedProxies: [],
  choose: () => ({}),
  watcher: {} as never,
});

async function start(): Promise<{ server: Server; url: string; port: number }> {
  const server = createHttpServer((request, response) => {
    if (request.url === '/slow') return void held.push(response);
    return route(read(request), response);
  }).listen(0, '127.0.0.1');
  const url = await listen(server);
  return { server, url, port: Number(new URL(url).port) };
}

/** What the server answers to these bytes. */
async function send(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(request);
  return await text(socket);
}

function createAgent(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return agent;
}

async function getWith(agent: Agent, url: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  await text(answer);
  return answer;
}

it.each([
  'HTTP/1.0\r\n\r\n',
  'HTTP/1.1\r\nConnection: close\r\n\r\n',
  'HTTP/1.1\r\nHost: 10.0.0.1\r\nConnection: close\r\n\r\n',
])('answers checks of health by any name, and by none: %j', async rest => {
  const { port } = await start();
  expect(await send(port, `GET /health/ready ${rest}`)).toMatch(/^HTTP\/1\.1 200 [^]*ready/);
  expect(await send(port, `GET /about ${rest}`)).toMatch(/^HTTP\/1\.1 (400|421) /);
});

it('keeps idle connections longer than balancers do', async () => {
  const { url } = await start();
  const answer = await getWith(createAgent(), `${url}/health/ready`);
  expect(answer.headers['keep-alive']).toBe('timeout=65');
});

it('waits 30 s for a request that does not end', async () => {
  const { server } = await start();
  expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 30_000]);
});

it('ends a kept connection with an answer when it closes, and finishes what is under way', async () => {
  const { server, url } = await start();
  const [kept, slow] = [createAgent(), createAgent()];
  await getWith(kept, `${url}/health/ready`);
  const late = getWith(slow, `${url}/slow`);
  await expect.poll(() => held.length).toBe(1);
  const closed = new Promise<void>(resolve => closeHttpServer(server, resolve));
  const last = await getWith(kept, `${url}/health/ready`);
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  held[0]?.end('late');
  expect((await late).statusCode).toBe(200);
  await closed;
});

it('answers who was connected while it was too busy to close', async () => {
  const { server, url } = await start();
  await getWith(createAgent(), `${url}/health/ready`);
  const closed = new Promise<void>(resolve => closeHttpServer(server, resolve));
  const late = getWith(createAgent(), `${url}/health/ready`);
  await new Promise<void>(resolve => process.nextTick(resolve));
  const busyUntil = Date.now() + 2 * LAST_REQUESTS_MS;
  while (Date.now() < busyUntil);
  expect((await late).statusCode).toBe(200);
  await closed;
});
