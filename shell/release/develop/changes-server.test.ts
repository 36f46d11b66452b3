import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { WebBuild } from '@carefare/build';
import { SSEStreamingApi } from 'hono/streaming';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTempFolder } from '../testing/stores.ts';
import { type ChangesServer, startChangesServer } from './changes-server.ts';

const build = { remote: 'quote', container: 'mfe_quote', exposes: {} } as unknown as WebBuild;

let folder: string;
let changes: ChangesServer;
beforeEach(async () => {
  folder = openTempFolder();
  changes = await startChangesServer();
});
afterEach(() => changes.close());

it('sends an open page the whole state at each change', async () => {
  changes.setShell('s1');
  const { body } = await fetch(`${changes.url}/_development/changes`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => JSON.parse((await reader?.read())?.value?.replace('data: ', '') ?? '');
  expect(await next()).toEqual({ shell: 's1', builds: {}, problems: [] });
  changes.setBuild(folder, build);
  expect(await next()).toEqual({ shell: 's1', builds: { quote: build }, problems: [] });
  changes.setProblems('web', ['a']);
  expect(await next()).toMatchObject({ problems: ['a'] });
  // Both bundles have the same fault, and one has another.
  changes.setProblems('node', ['a', 'b']);
  expect(await next()).toMatchObject({ problems: ['a', 'b'] });
  changes.setProblems('web', []);
  expect(await next()).toMatchObject({ problems: ['a', 'b'] });
  changes.setProblems('node', []);
  expect(await next()).toMatchObject({ problems: [] });
  await reader?.cancel();
});

it('says which styles a promotion would be refused for, until a build has none of them', async () => {
  const asset = { file: 'web/contact.css', integrity: '' };
  const styled = { ...build, exposes: { contact: { js: [], css: [asset], entryPoints: [] } } } as WebBuild;
  const problemsWith = async (css: string) => {
    mkdirSync(join(folder, '.carefare/.build/web'), { recursive: true });
    writeFileSync(join(folder, '.carefare/.build', asset.file), css);
    changes.setBuild(folder, styled);
    const { body } = await fetch(`${changes.url}/_development/changes`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader?.read())?.value;
    await reader?.cancel();
    return JSON.parse(first?.replace('data: ', '') ?? '').problems;
  };
  expect(await problemsWith('body{margin:0}')).toEqual([
    'web/contact.css has the selector "body", which is not limited to classes of its own (quote-…).',
  ]);
  expect(await problemsWith('.quote-a{margin:0}')).toEqual([]);
});

it('sends nothing to a client that asks only for the head, nor to a page that has left', async () => {
  const address = `${changes.url}/_development/changes`;
  const sent = vi.spyOn(SSEStreamingApi.prototype, 'writeSSE');
  const { headers } = await fetch(address, { method: 'HEAD' });
  expect(headers.get('content-type')).toBe('text/event-stream');
  changes.setShell('s1');
  expect(sent).not.toHaveBeenCalled();

  // It leaves while the first state is written.
  sent.mockImplementationOnce(function (this: SSEStreamingApi) {
    return new Promise(resolve => this.onAbort(resolve));
  });
  await (await fetch(address)).body?.cancel();
  const sentForAChange = () => {
    sent.mockClear();
    changes.setShell('s2');
    return sent.mock.calls;
  };
  await expect.poll(sentForAChange).toEqual([]);
});

it('serves the files of a build, and no others', async () => {
  changes.setBuild(folder, build);
  mkdirSync(join(folder, '.carefare/.build/web'), { recursive: true });
  writeFileSync(join(folder, '.carefare/.build/web/a.js'), 'a');
  mkdirSync(join(folder, '.carefare/.build/web/development/a'), { recursive: true });
  writeFileSync(join(folder, '.carefare/.build/web/development/a/y.js'), 'y');
  writeFileSync(join(folder, 'secret.js'), 'b');
  const get = (path: string) => fetch(`${changes.url}/_releases/${path}`);
  const found = await get('quote/development/web/a.js');
  expect([found.headers.get('content-type'), await found.text()]).toEqual([
    'text/javascript; charset=utf-8',
    'a',
  ]);
  expect(await (await get('quote/development/web/development/a/y.js')).text()).toBe('y');
  for (const path of [
    'quote/development/%2e%2e/secret.js',
    'quote/development/web/b.js',
    'none/development/web/a.js',
  ])
    expect((await get(path)).status, path).toBe(404);
});

it('answers calls of the API as they were recorded, or as a site does', async () => {
  const treatments = await fetch(`${changes.url}/api/masters/treatments`);
  expect(await treatments.json()).toContainEqual(expect.objectContaining({ name: 'Hip Replacement' }));

  const asked: { method: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then(body => {
      asked.push({ method: request.method, headers: request.headers, body });
      response.writeHead(201, { 'X-Kind': 'live' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const forwarding = await startChangesServer({ site });
  const answer = await fetch(`${forwarding.url}/api/contact`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { Origin: 'http://127.0.0.1:4000', 'X-Forwarded-Host': '127.0.0.1:4000' },
  });
  expect([answer.status, answer.headers.get('x-kind'), await answer.text()]).toEqual([201, 'live', '{}']);
  expect(asked).toMatchObject([
    { method: 'POST', body: '{"a":1}', headers: { host: site.host, origin: site.origin } },
  ]);
  expect(asked[0]?.headers).not.toHaveProperty('x-forwarded-host');
  forwarding.close();
  server.close();
});

it('says in one line that a site has died within an answer, and nothing when the visitor has left', async () => {
  const printed: string[] = [];
  const noise = (['error', 'info', 'warn', 'log'] as const).map(name => vi.spyOn(console, name));
  const left = Promise.withResolvers<void>();
  const site = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': 9 }).write('part');
    response.on('close', left.resolve);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const forwarding = await startChangesServer({
    site: new URL(`http://127.0.0.1:${port}`),
    print: line => printed.push(line),
  });
  const controller = new AbortController();
  const download = await fetch(`${forwarding.url}/api/download`, { signal: controller.signal });
  const read = download.text();
  controller.abort();
  await expect(read).rejects.toThrow('aborted');
  await left.promise;
  const answer = await fetch(`${forwarding.url}/api/dies`);
  site.closeAllConnections();
  await expect(answer.text()).rejects.toThrow('terminated');
  expect(printed).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/dies has broken off its answer\.$/),
  ]);
  for (const each of noise) expect(each).not.toHaveBeenCalled();
  forwarding.close();
  site.close();
});
