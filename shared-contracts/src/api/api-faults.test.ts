import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type Api, createApi } from './api.ts';
import { ApiError } from './api-error.ts';

interface Fault {
  /** Undefined: nobody listens. */
  answer: ((response: ServerResponse) => unknown) | undefined;
  /** What a call rejects with, besides section 8's message. */
  error: object;
}

const JSON_TYPE = { 'content-type': 'application/json' };
/** For faults that end by the deadline. */
const SHORT_DEADLINE_MS = 100;
/** For all others, which must not need it: a test would run into its own limit. */
const LONG_DEADLINE_MS = 60_000;

const unreachable = (answer: Fault['answer']): Fault => ({ answer, error: { code: 'network' } });
const late = (answer: Fault['answer']): Fault => ({ answer, error: { code: 'timeout' } });
const invalid = (body?: string | Buffer, headers: Record<string, string> = JSON_TYPE): Fault => ({
  answer: response => response.writeHead(200, headers).end(body),
  error: { code: 'invalid-answer', status: undefined },
});
/** An error whose body says nothing. */
const broken = (status: number, end: (response: ServerResponse) => unknown): Fault => ({
  answer: response => end(response.writeHead(status, { 'content-type': 'text/html' })),
  error: { code: 'http', status, problem: undefined },
});
function failed(status: number, retryAfter?: number): Fault {
  const headers = { ...JSON_TYPE, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) };
  const problem = { type: 'about:blank', title: 'A fault', status };
  return {
    answer: response => response.writeHead(status, headers).end(JSON.stringify(problem)),
    error: { code: 'http', status, retryAfter, problem },
  };
}

const faults: Record<string, Fault> = {
  'refused connection': unreachable(undefined),
  'connection closed without an answer': unreachable(({ socket }) => socket?.destroy()),
  'connection reset': unreachable(({ socket }) => socket?.resetAndDestroy()),
  'connection closed within the answer': unreachable(response => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': 100 });
    response.write('[{"title":', () => response.destroy());
  }),
  'no answer': late(() => undefined),
  'answer that drips for ever': late(response => drip(response.writeHead(200, JSON_TYPE))),
  'error that drips for ever': late(response => drip(response.writeHead(500, JSON_TYPE))),
  'status 429': failed(429, 30),
  'status 500': failed(500),
  'status 502 in HTML': broken(502, response => response.end('<h1>Bad Gateway</h1>')),
  'status 503 without a body': broken(503, response => response.end()),
  HTML: invalid('<h1>Welcome</h1>', { 'content-type': 'text/html' }),
  'answer without end': {
    answer: response => writeWithoutEnd(response.writeHead(200, JSON_TYPE)),
    error: { code: 'invalid-answer' },
  },
  'error without end': broken(500, writeWithoutEnd),
  'error whose connection closes within it': broken(404, response =>
    response.write('{"title":', () => response.destroy()),
  ),
  'answer that is huge once decompressed': invalid(gzipSync(`[${' '.repeat(20_000_000)}]`), {
    ...JSON_TYPE,
    'content-encoding': 'gzip',
  }),
};

let fault: Fault | undefined;
/** Since the fault began. */
let requests = 0;

const server = createServer((_request, response) => {
  requests += 1;
  if (fault) void fault.answer?.(response);
  else response.writeHead(200, JSON_TYPE).end('[]');
});
let port = 0;

async function listen() {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
}
async function stopListening() {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
beforeAll(listen);
afterAll(stopListening);

// All calls share what is tested here; `api.test.ts` has what differs between them.
it.each(Object.entries(faults))('%s: a call fails once, and succeeds after it', async (_name, current) => {
  const isLate = 'code' in current.error && current.error.code === 'timeout';
  const createClient = (deadline: number) => createApi({ baseUrl: `http://127.0.0.1:${port}`, deadline });

  fault = current;
  requests = 0;
  if (!current.answer) await stopListening();
  const error = await createClient(isLate ? SHORT_DEADLINE_MS : LONG_DEADLINE_MS)
    .treatments()
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Failed to fetch treatments', ...current.error });
  expect(requests).toBe(current.answer ? 1 : 0);

  fault = undefined;
  if (!current.answer) await listen();
  expect(await createClient(LONG_DEADLINE_MS).treatments()).toEqual([]);
});

it.each<[string, ms: number, call: (api: Api) => Promise<unknown>]>([
  ['a read', 8_000, api => api.treatments()],
  ['a write', 10_000, api => api.computeCost(7)],
])('%s is late after %i ms', async (_name, ms, call) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
  const ended = vi.fn();
  const error = call(createApi({ baseUrl: 'http://127.0.0.1', fetch })).catch(ended);
  await expect.poll(() => fetch).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(ms - 100);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await error;
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'timeout' }));
});

/** As fast as the client reads. */
function writeWithoutEnd(response: ServerResponse) {
  pipeline(endlessList(), response, () => undefined);
}

function* endlessList() {
  yield '[';
  for (;;) yield '{"title":"again"},'.repeat(10_000);
}

async function drip(response: ServerResponse) {
  for (response.write('['); !response.destroyed; response.write(' ')) await pause(SHORT_DEADLINE_MS / 6);
}
