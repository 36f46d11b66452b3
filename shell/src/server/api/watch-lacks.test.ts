import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchLacks } from './watch-lacks.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach(end => end()));

/** Answers each call by its last part with a status and rows. */
async function start(statusOf: (call: string) => number, rowsOf?: (call: string) => number) {
  const server = createServer(({ url = '' }, response) => {
    const call = url.slice(url.lastIndexOf('/') + 1);
    response.statusCode = statusOf(call);
    response.end(rowsOf ? JSON.stringify(Array.from({ length: rowsOf(call) })) : '{}');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    server.closeAllConnections();
    server.close();
  };
  ends.push(end);
  const info = vi.fn<(message: string) => void>();
  const options = { apiUrl: `http://127.0.0.1:${port}`, signal: stop.signal, info };
  return { options, info, end };
}

describe('what an API lacks', () => {
  it('is what it answers as unknown, and not what it asks for more', async () => {
    const { options, info } = await start(
      call => ({ 'price-book': 404, options: 405, joined: 422 })[call] ?? 200,
    );
    expect((await watchLacks(options))()).toEqual(['options', 'price-book']);
    expect(info.mock.calls).toEqual([['The API lacks options, price-book']]);
  });

  it('is nothing while it fails or does not answer', async () => {
    const failing = await start(() => 503);
    expect((await watchLacks(failing.options))()).toEqual([]);
    failing.end();
    expect((await watchLacks(failing.options))()).toEqual([]);
  });

  it('is found once it answers, and forgotten once it has the calls', async () => {
    let status = 503;
    const { options } = await start(() => status);
    const readLacks = await watchLacks({ ...options, everyMs: 1 });
    status = 404;
    await vi.waitFor(() => expect(readLacks()).toHaveLength(6));
    status = 200;
    await vi.waitFor(() => expect(readLacks()).toEqual([]));
  });

  it.each([
    ['a long one with a search', 1_000, 20, ['short-list']],
    ['a long one without', 1_000, 1_000, []],
    ['a short one with a search', 25, 3, []],
    ['a short one without', 8, 8, []],
  ])('is a list for every page where it is %s: %i, %i found', async (_what, all, found, lacks) => {
    const { options } = await start(
      () => 200,
      call => (call === 'treatments' ? all : found),
    );
    expect((await watchLacks(options))()).toEqual(lacks);
  });
});
