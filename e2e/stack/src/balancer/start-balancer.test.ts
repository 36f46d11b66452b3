import { once } from 'node:events';
import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { findFreePort } from '@carefare/release/free-ports';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Balancer, startBalancer } from './start-balancer.ts';

interface Server {
  name: string;
  port: number;
  requests: IncomingMessage[];
  close(): Promise<void>;
}

/** Answers with its name and the request's body, and with the requests to `/slow` when `release` is called. */
async function startServer(name: string, port: number): Promise<Server> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/health/ready') return void response.end();
    requests.push(request);
    if (request.url === '/slow') return void slow.push(response);
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    return void text(request).then(body => response.end(`${name} ${body}`));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    name,
    port,
    requests,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

let slow: ServerResponse[] = [];
let servers: Server[] = [];
let balancer: Balancer;
let url: string;

beforeEach(async () => {
  slow = [];
  servers = await Promise.all(['first', 'second'].map(async name => startServer(name, await findFreePort())));
  const port = await findFreePort();
  balancer = await startBalancer(port, portsOf(servers));
  url = `http://127.0.0.1:${port}`;
});
afterEach(async () => {
  await balancer.stop();
  await Promise.all(servers.map(server => server.close()));
});

const portsOf = (some: readonly Server[]) => some.map(({ port }) => port);
const at = (index: number): Server => servers[index] as Server;
const post = async (body: BodyInit = 'x', init: RequestInit = {}) =>
  (await fetch(url, { method: 'POST', body, ...init })).text();

it('sends requests to the instances in turn, with body, all cookies and the address of the client', async () => {
  const response = await fetch(url, { headers: { 'X-Forwarded-For': '203.0.113.7', 'X-Other': 'kept' } });
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const answers = [await response.text(), await post('one'), await post('two'), await post('three')];
  expect(answers).toEqual(['second ', 'first one', 'second two', 'first three']);
  expect(at(1).requests[0]?.headers).toMatchObject({
    host: new URL(url).host,
    'x-other': 'kept',
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
  });
});

it('sends a post to another instance when one refuses the connection, and answers 503 when all do', async () => {
  await at(0).close();
  expect([await post('one'), await post('two')]).toEqual(['second one', 'second two']);
  await at(1).close();
  const response = await fetch(url, { method: 'POST', body: 'x' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  servers = [];
});

it('repeats a read that an instance dropped, and no write', async () => {
  const reading = fetch(`${url}/slow`);
  await expect.poll(() => slow.length).toBe(1);
  slow.pop()?.destroy();
  await expect.poll(() => slow.length).toBe(1);
  slow.pop()?.end('read');
  expect(await (await reading).text()).toBe('read');

  const writing = fetch(`${url}/slow`, { method: 'POST', body: 'x' });
  await expect.poll(() => slow.length).toBe(1);
  slow.pop()?.destroy();
  expect((await writing).status).toBe(502);
  expect(servers.flatMap(({ requests }) => requests.filter(({ method }) => method === 'POST'))).toHaveLength(
    1,
  );
});

it('keeps connections for reads, and sends each write over one of its own', async () => {
  for (let count = 0; count < 4; count += 1) await (await fetch(url)).text();
  for (let count = 0; count < 2; count += 1) await post();
  const sockets = servers.flatMap(({ requests }) => requests.map(({ socket }) => socket));
  expect([sockets.length, new Set(sockets).size]).toEqual([6, 4]);
});

it('drains an instance: no new requests, and an end only after the last response; then restores it', async () => {
  const answer = fetch(`${url}/slow`);
  await expect.poll(() => slow.length).toBe(1);
  let isDrained = false;
  const draining = balancer.drain(at(1).port).then(() => (isDrained = true));
  expect([await post(), await post()]).toEqual(['first x', 'first x']);
  expect(isDrained).toBe(false);
  slow[0]?.end('late');
  expect(await (await answer).text()).toBe('late');
  await draining;

  await at(1).close();
  const restoring = balancer.restore(at(1).port);
  expect([await post(), await post()]).toEqual(['first x', 'first x']);
  servers[1] = await startServer('new', at(1).port);
  await restoring;
  expect([await post(), await post()].sort()).toEqual(['first x', 'new x']);
});

it('passes a body of unknown length on as the body of its own request', async () => {
  const request = open(url, { method: 'GET', headers: { 'Transfer-Encoding': 'chunked' } });
  request.end('POST /hidden HTTP/1.1\r\n\r\n');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(await text(response)).toContain('POST /hidden');
  expect(servers.flatMap(({ requests }) => requests)).toHaveLength(1);
});
