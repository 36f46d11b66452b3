import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Api } from 'shared-contracts';
import { createApi } from 'shared-contracts/host';
import { ProblemSchema, wholeAnswer } from 'shared-contracts/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { createApp, endpointsOf } from '../src/app.ts';
import type { Database } from '../src/database/database.ts';
import { readEnv } from '../src/env.ts';
import type { Endpoint } from '../src/http/endpoint.ts';
import { openServices, type ServicesOptions } from '../src/open-services.ts';
import type { Catalogue } from '../src/reference/catalogue.ts';
import { openTestSqlite, type TestDatabase } from './open-test-database.ts';

export interface Browser {
  /** The contract's client with its own cookie jar; it parses every response, whole as behind the gateway. */
  api: Api;
  /** A raw request below `/api` with the same cookies. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  cookie: () => string | undefined;
}

export interface TestApi {
  /** A browser behind a trusted proxy, which adds these headers to each request. */
  browser: (headers?: Record<string, string>) => Browser;
  /** The prices and texts of this instance. */
  catalogue: Catalogue;
  log: string[];
}

/** Where test sessions start. */
export const location = { ip: 'k3yed-hash', country: 'UK' };

/** A browser that has started a session. */
export async function startSession(test: TestApi): Promise<{ browser: Browser; id: number }> {
  const browser = test.browser();
  return { browser, id: await browser.api.startSession(location) };
}

/** Advances the fake clock. */
export const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** The whole application on a database, without a port. Stops the clock at 2026-11-21T10:00Z. */
export async function startTestApi(
  database: Database,
  env: Record<string, string> = {},
  options: Pick<ServicesOptions, 'rule'> = {},
): Promise<TestApi> {
  vi.setSystemTime('2026-11-21T10:00:00.000Z');
  const log: string[] = [];
  const unlimited = { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' };
  const logger = pino({ level: 'trace' }, { write: line => log.push(line) });
  const services = await openServices(readEnv({ ...unlimited, ...env }), logger, {
    ...options,
    given: database,
  });
  const app = createApp(services);
  const checkResponse = createResponseCheck(endpointsOf(services));
  return {
    log,
    catalogue: services.catalogue,
    browser: (proxyHeaders = {}) => {
      let cookie: string | undefined;
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const request = new Request(input, init);
        for (const [name, value] of Object.entries({ host: 'localhost:4000', ...proxyHeaders }))
          request.headers.set(name, value);
        if (cookie) request.headers.set('cookie', cookie);
        const response = await app.fetch(request, { incoming: incomingOf(request) });
        cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
        await checkResponse(request, response.clone());
        return response;
      };
      return {
        api: createApi({
          baseUrl: 'http://localhost:4000',
          fetch: async (...input) => {
            const request = new Request(...input);
            return makeWhole(request, await fetch(request));
          },
        }),
        cookie: () => cookie,
        send: (method, path, body, headers) =>
          fetch(`http://localhost:4000/api/${path}`, {
            method,
            ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
            headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
          }),
      };
    },
  };
}

/** A check that each response parses with the contract: the schema of its endpoint, or a problem. */
function createResponseCheck(endpoints: readonly Endpoint[]) {
  const calls = endpoints.map(({ method, path, answer, file }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    answer,
    file,
  }));
  return async (request: Request, response: Response): Promise<void> => {
    if (response.status >= 400) {
      v.parse(ProblemSchema, await response.json());
      return;
    }
    if (response.status === 304) return;
    const { pathname } = new URL(request.url);
    const call = calls.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    if (call) v.parse(call.answer, await (call.file ? response.text() : response.json()));
  };
}

async function makeWhole({ method, url }: Request, response: Response): Promise<Response> {
  if (!response.ok) return response;
  const path = new URL(url).pathname.replace('/api/', '');
  return Response.json(wholeAnswer(`${method} ${path}`, await response.json()), response);
}

/** The same with other reference data, until the end of the test. */
export async function startWithData(
  data: unknown,
  options?: Pick<ServicesOptions, 'rule'>,
): Promise<TestApi> {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-data-'));
  const file = join(dir, 'data.json');
  writeFileSync(file, JSON.stringify(data));
  const database = await openTestSqlite();
  onTestFinished(async () => {
    await database.close();
    rmSync(dir, { recursive: true });
  });
  return await startTestApi(database, { REFERENCE_DATA: file }, options);
}

/** The whole application on a database of its own, from the first test of a suite to its last. */
export function setUpTestApi(open: () => Promise<TestDatabase>): TestApi & { database: TestDatabase } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled before the first test
  const suite = {} as TestApi & { database: TestDatabase };
  beforeAll(async () => {
    const database = await open();
    Object.assign(suite, await startTestApi(database), { database });
  }, 60_000);
  afterAll(() => suite.database.close());
  return suite;
}

/** The parts of Node's request that the API reads. */
function incomingOf(request: Request) {
  const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers: Object.fromEntries(request.headers) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of Node's request is not used
  return incoming as unknown as IncomingMessage;
}
