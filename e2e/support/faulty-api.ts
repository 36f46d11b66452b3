import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { findFreePorts, type StackOptions } from 'e2e-stack';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { type IsolatedStack, startIsolatedStack } from './isolated-stack.ts';

type Fault = number | 'hang';

/** Faults between shell and API. A pattern is matched against "METHOD /path?query"; the latest match wins. */
export interface ApiFaults {
  fail(pattern: RegExp, status?: number): void;
  /** The call gets no response until the caller aborts or `heal` is called. */
  hang(pattern: RegExp): void;
  /** Answers every call with 503, as a load balancer without an instance does. */
  down(): void;
  heal(): void;
}

export interface StackWithFaults extends IsolatedStack {
  faults: ApiFaults;
  /** Calls from the shell to the API so far, e.g. "PUT /api/journey/12". */
  calls: readonly string[];
}

/** An isolated stack whose shell reaches the API through a proxy that can misbehave. */
export async function startStackWithFaults(options: Partial<StackOptions> = {}): Promise<StackWithFaults> {
  const ports = await findFreePorts();
  const { faults, calls, url, close } = await startFaultyProxy(`http://127.0.0.1:${ports.api}`);
  const shell = { ...options.env?.shell, API_URL: url };
  const stack = await startIsolatedStack({ ...options, ports, env: { ...options.env, shell } });
  return {
    ...stack,
    faults,
    calls,
    async remove() {
      await stack.remove();
      await close();
    },
  };
}

async function startFaultyProxy(target: string) {
  const rules: { pattern: RegExp; fault: Fault }[] = [];
  const calls: string[] = [];
  let healing = new AbortController();
  const app = new Hono().all('*', async context => {
    const { pathname, search } = new URL(context.req.url);
    const call = `${context.req.method} ${pathname}${search}`;
    calls.push(call);
    const fault = rules.findLast(({ pattern }) => pattern.test(call))?.fault;
    if (fault === 'hang') await waitForAny(healing.signal, context.req.raw.signal);
    else if (fault) return context.json({ title: 'fault', status: fault }, fault as 500);
    return proxy(target + pathname + search, {
      raw: context.req.raw,
      headers: { ...context.req.header(), 'accept-encoding': 'identity' },
    });
  });
  app.onError((_error, context) => context.json({ title: 'the API is gone', status: 502 }, 502));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const add = (pattern: RegExp, fault: Fault) => void rules.push({ pattern, fault });
  const faults: ApiFaults = {
    fail: (pattern, status = 500) => add(pattern, status),
    hang: pattern => add(pattern, 'hang'),
    down: () => add(/./, 503),
    heal() {
      rules.length = 0;
      healing.abort();
      healing = new AbortController();
    },
  };
  return {
    faults,
    calls,
    url: `http://127.0.0.1:${port}`,
    async close() {
      faults.heal();
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const waitForAny = (...signals: AbortSignal[]) =>
  new Promise<void>(resolve =>
    AbortSignal.any(signals).addEventListener('abort', () => resolve(), { once: true }),
  );
