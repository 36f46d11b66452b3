import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { section3Destinations, sourceCountries } from 'shared-contracts/host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchApi } from './watch-api.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach(end => end()));

/** Answers each call by its last part with a status and a body. */
async function start(statusOf: (call: string) => number, bodyOf: (call: string) => object = () => ({})) {
  const server = createServer(({ url = '' }, response) => {
    const call = url.slice(url.lastIndexOf('/') + 1).replace('?treatment_id=0', '');
    response.statusCode = statusOf(call);
    response.end(JSON.stringify(bodyOf(call)));
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
    expect((await watchApi(options))().lacks).toEqual(['options', 'price-book']);
    expect(info.mock.calls).toEqual([['The API lacks options, price-book']]);
  });

  it('is nothing while it fails or does not answer', async () => {
    const failing = await start(() => 503);
    expect((await watchApi(failing.options))().lacks).toEqual([]);
    failing.end();
    expect((await watchApi(failing.options))().lacks).toEqual([]);
  });

  it('is found once it answers, and forgotten once it has the calls', async () => {
    let status = 503;
    const { options } = await start(() => status);
    const readApi = await watchApi({ ...options, everyMs: 1 });
    status = 404;
    await vi.waitFor(() => expect(readApi().lacks).toHaveLength(6));
    status = 200;
    await vi.waitFor(() => expect(readApi().lacks).toEqual([]));
  });

  it.each([
    ['a long one with a search', 1_000, 20, ['short-list']],
    ['a long one without', 1_000, 1_000, []],
    ['a short one with a search', 25, 3, []],
    ['a short one without', 8, 8, []],
  ])('is a list for every page where it is %s: %i, %i found', async (_what, all, found, lacks) => {
    const { options } = await start(
      () => 200,
      call => Array.from({ length: call === 'treatments' ? all : found }),
    );
    expect((await watchApi(options))().lacks).toEqual(lacks);
  });
});

describe('the home countries of an API', () => {
  it.each([
    ['its own', [{ name: 'Georgia' }, { name: 'Peru' }], ['Georgia', 'Peru']],
    ['none', [], undefined],
    ['those of section 9', sourceCountries.map(name => ({ name })), undefined],
  ])('are said where it lists %s', async (_what, listed, sources) => {
    const { options } = await start(
      () => 200,
      call => (call === 'options' ? { sources: listed } : []),
    );
    expect((await watchApi(options))().sources).toEqual(sources);
  });
});

describe('the destinations of an API', () => {
  it.each([
    ['its own', ['Peru', 'Georgia'], ['Georgia', 'Peru']],
    ['none', [], undefined],
    ['those of section 3 in another order', section3Destinations.toReversed(), undefined],
  ])('are said where it lists %s', async (_what, listed, destinations) => {
    const { options } = await start(
      () => 200,
      call => (call === 'destinations' ? listed.map(country => ({ country })) : []),
    );
    expect((await watchApi(options))().destinations).toEqual(destinations);
  });
});
