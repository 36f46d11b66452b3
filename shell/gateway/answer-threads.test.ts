import { afterEach, expect, it, vi } from 'vitest';
import { fetchFrom, openPort } from './answer-threads.ts';
import { fetchThrough, GATEWAY_URL } from './ask-gateway.ts';
import type { Gateway } from './gateway.ts';

const answer = vi.fn<Gateway['answer']>();
afterEach(() => answer.mockReset());

/** `fetch` of another thread, and of the gateway's own. */
const ways = [
  ['through a port', () => fetchThrough(openPort({ answer }))],
  ['in its own thread', () => fetchFrom({ answer })],
] as const;

/** Until its caller leaves. @returns the signal of the next call */
function neverAnswer(): Promise<AbortSignal | undefined> {
  const asked = Promise.withResolvers<AbortSignal | undefined>();
  answer.mockImplementation(({ signal }) => {
    asked.resolve(signal);
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  return asked.promise;
}

const address = (target: string) => `${GATEWAY_URL}/api/${target}`;

it.each(ways)('is asked %s what fetch is asked, and its answer is one of fetch', async (_way, open) => {
  answer.mockImplementation(async () => {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    for (const cookie of ['a=1', 'b=2']) headers.append('Set-Cookie', cookie);
    return new Response('{"rows":[]}', { status: 201, headers });
  });
  const response = await open()(address('journey/8?full=1'), {
    method: 'PUT',
    body: 'ö',
    headers: { Cookie: 'c=3', 'X-Forwarded-For': '192.0.2.1' },
  });
  expect([response.status, await response.json(), response.headers.getSetCookie()]).toEqual([
    201,
    { rows: [] },
    ['a=1', 'b=2'],
  ]);
  const [call] = answer.mock.lastCall ?? [];
  expect(call).toMatchObject({ method: 'PUT', target: 'journey/8?full=1', isVisitors: true });
  expect(call?.headers.get('cookie')).toBe('c=3');
  expect(new TextDecoder().decode(call?.body)).toBe('ö');
});

it.each(ways)('is asked %s for several things at once, also for one without a body', async (_way, open) => {
  answer.mockImplementation(async ({ target }) =>
    target === 'nothing' ? new Response(null, { status: 204 }) : new Response(target),
  );
  const ask = open();
  const [one, nothing, two] = await Promise.all(
    ['one', 'nothing', 'two'].map(target => ask(address(target))),
  );
  expect([await one?.text(), nothing?.status, await two?.text()]).toEqual(['one', 204, 'two']);
  expect(answer.mock.calls.map(([{ isVisitors, body }]) => [isVisitors, body])).toEqual(
    Array.from({ length: 3 }, () => [false, undefined]),
  );
});

it('is told of a caller who has left, who hears so at once', async () => {
  const asked = neverAnswer();
  const caller = new AbortController();
  const response = fetchThrough(openPort({ answer }))(address('slow'), { signal: caller.signal });
  const signal = await asked;
  caller.abort(new Error('gone'));
  await expect(response).rejects.toThrow('gone');
  await expect.poll(() => signal?.aborted).toBe(true);
});

it('gives up what a thread waits for that has ended', async () => {
  const asked = neverAnswer();
  const port = openPort({ answer });
  void fetchThrough(port)(address('slow'));
  const signal = await asked;
  port.close();
  await expect.poll(() => signal?.aborted).toBe(true);
});
