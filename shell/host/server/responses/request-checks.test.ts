import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import type { HTTPException } from 'hono/http-exception';
import { beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { answerProblem } from '../guard/problem.ts';
import { createRequestReader, requestOf, routedPath } from '../incoming-request.ts';
import { createRouter } from '../start/router.ts';
import { createRequestChecks } from './request-checks.ts';

const HOST = 'carefare.example';
let origin: URL;

/** A site whose pages say their path. */
beforeEach(async () => {
  const app = new Hono({ getPath: routedPath });
  app.use(createRequestChecks(`https://${HOST}`));
  app.all('*', context =>
    requestOf(context).target === '/About/'
      ? context.redirect('/about', 301)
      : context.text(context.req.path),
  );
  app.onError((error, context) => answerProblem(context, error as HTTPException));
  const route = createRouter(app);
  const read = createRequestReader({
    origins: [`https://${HOST}`, 'http://localhost:4000'],
    trustedProxies: [],
    choose: () => ({}),
    watcher: {} as never,
  });
  origin = new URL(await listen((incoming, outgoing) => route(read(incoming), outgoing)));
});

interface Sent {
  method?: string;
  headers?: Record<string, string> | string[];
}

/** Sends a target as it is: `fetch` would tidy it first. */
async function send(path: string, { method = 'GET', headers = { Host: HOST } }: Sent = {}) {
  const sent = request({
    host: origin.hostname,
    port: origin.port,
    agent: false,
    path,
    method,
    headers,
  }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  return {
    status: response?.statusCode,
    headers: response?.headers ?? {},
    body: await text(response as IncomingMessage),
  };
}

describe('an address', () => {
  it('that is canonical is routed as it is', async () => {
    expect(await send('/fu%C3%9F?utm_source=x')).toMatchObject({ status: 200, body: '/fu%C3%9F' });
  });

  it.each(['GET', 'POST'])('that is not redirects: %s', async method => {
    const { status, headers } = await send('/fu%c3%9f/?a=1', { method });
    expect(status).toBe(308);
    expect(headers).toMatchObject({ location: '/fu%C3%9F?a=1', 'cache-control': 'no-store' });
  });

  it('that may mean another one keeps its path when something is posted there', async () => {
    const { status, headers } = await send('/About/', { method: 'POST' });
    expect([status, headers.location]).toEqual([308, '/About']);
  });

  it.each([
    ['/About/', 301, '/about'],
    ['/Nowhere/', 308, '/Nowhere'],
  ])(
    '%s that may mean another one is left to the pages first, so that one redirect does',
    async (target, status, to) => {
      const answer = await send(target);
      expect([answer.status, answer.headers.location]).toEqual([status, to]);
    },
  );

  it('that names nothing has the not-found page', async () => {
    const { headers, body } = await send('//evil.example/about');
    expect([headers['cache-control'], body]).toEqual(['no-store', '/not-found']);
  });

  it('of a call that names nothing is answered with a problem', async () => {
    const { status, headers } = await send('/api/..%2fhealth');
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
  });

  it('of 5,000 slashes is refused as too long', async () => {
    expect((await send('/'.repeat(5_000))).status).toBe(414);
  });
});

describe('a host', () => {
  it.each([HOST, 'CAREFARE.example', 'localhost:4000'])('%s is this site', async host => {
    expect((await send('/', { headers: { Host: host } })).status).toBe(200);
  });
  it.each(['evil.example', 'carefare.example:8443', 'carefare.example.evil.example', 'localhost'])(
    '%s is not',
    async host => {
      const { status, headers, body } = await send('/', { headers: { Host: host } });
      expect([status, headers['cache-control']]).toEqual([421, 'no-store']);
      expect(JSON.parse(body)).toMatchObject({
        status: 421,
        title: 'This site is at https://carefare.example.',
      });
    },
  );
  it('is named once', async () => {
    expect((await send('/', { headers: ['Host', HOST, 'Host', 'evil.example'] })).status).toBe(421);
  });
});

it('a method that the site does not know is refused', async () => {
  const { status, headers } = await send('/about', { method: 'TRACE' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT']);
});

it('a browser shows the sentence of a problem', async () => {
  const { headers, body } = await send('/', {
    headers: { Host: 'evil.example', Accept: 'text/html,*/*;q=0.8' },
  });
  expect([headers['content-type'], body]).toEqual([
    'text/plain; charset=UTF-8',
    'This site is at https://carefare.example.',
  ]);
});
