import { pino } from 'pino';
import { type Api, createApi } from 'shared-contracts';
import { createApp, endpointsOf } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { openServices } from '../src/services.open.ts';
import type { ApiServices } from '../src/services.ts';
import { answerCheck } from './answer-check.ts';
import type { TestDatabase } from './open-test-database.ts';

export interface Browser {
  /** The contract's client with a cookie jar of its own: every answer it hands on was parsed by the contract. */
  api: Api;
  /** A raw request below `/api`, with the same cookies. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  cookie: () => string | undefined;
}

export interface TestApi {
  services: ApiServices;
  browser: (headers?: Record<string, string>) => Browser;
  /** Moves the clock, in ms. */
  pass: (ms: number) => void;
  log: string[];
}

/** The whole application on a database, without a port: requests go straight in. The clock stands still until moved. */
export async function startTestApi(
  database: TestDatabase,
  env: Record<string, string> = {},
): Promise<TestApi> {
  let time = new Date('2026-11-21T10:00:00.000Z').getTime();
  const log: string[] = [];
  const unlimited = { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' };
  const services = await openServices({
    env: readEnv({ ...unlimited, ...env }),
    log: pino({ level: 'trace' }, { write: line => log.push(line) }),
    database,
    now: () => new Date(time),
  });
  const app = createApp(services);
  const checkAnswer = answerCheck(endpointsOf(services));
  return {
    services,
    log,
    pass: ms => {
      time += ms;
    },
    browser: (own = {}) => {
      let cookie: string | undefined;
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const request = new Request(input, init);
        for (const [name, value] of Object.entries({ host: 'localhost:4000', ...own }))
          request.headers.set(name, value);
        if (cookie) request.headers.set('cookie', cookie);
        const response = await app.fetch(request);
        cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
        await checkAnswer(request, response.clone());
        return response;
      };
      return {
        api: createApi({ baseUrl: 'http://localhost:4000', fetch }),
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
