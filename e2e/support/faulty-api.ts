import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { freePorts, type StackOptions } from 'e2e-stack';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { type OwnStack, ownStack } from './own-stack.ts';

type Fault = { answer: number } | { delayMs: number } | { hang: true };

/** Faults between shell and API. Each is a pattern over "METHOD /path?query"; the last one set wins. */
export interface ApiFaults {
  fail(pattern: RegExp, status?: number): void;
  delay(pattern: RegExp, ms: number): void;
  /** Never answers; ends when the caller gives up or on `heal`. */
  hang(pattern: RegExp): void;
  /** Every call is answered with 503, as a balancer without an instance does. */
  down(): void;
  heal(): void;
}

/** Calls that reached the proxy since it started, e.g. "PUT /api/journey/12". */
type Calls = readonly string[];

/** A stack whose shell reaches the API through a proxy that can be told to misbehave. */
export async function faultyStack(
  options: Partial<StackOptions> = {},
): Promise<OwnStack & { faults: ApiFaults; calls: Calls }> {
  const ports = await freePorts();
  const { faults, calls, url, close } = await faultyApi(`http://127.0.0.1:${ports.api}`);
  const shell = { ...options.env?.shell, API_URL: url };
  const stack = await ownStack({ ...options, ports, env: { ...options.env, shell } });
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

async function faultyApi(target: string) {
  const set: { pattern: RegExp; fault: Fault }[] = [];
  const calls: string[] = [];
  let healing = new AbortController();
  const app = new Hono().all('*', async context => {
    const { pathname, search } = new URL(context.req.url);
    const call = `${context.req.method} ${pathname}${search}`;
    calls.push(call);
    const fault = set.findLast(({ pattern }) => pattern.test(call))?.fault ?? { delayMs: 0 };
    if ('answer' in fault) return context.json({ title: 'fault', status: fault.answer }, fault.answer as 500);
    const waits = 'hang' in fault ? healing.signal : AbortSignal.timeout(fault.delayMs);
    if ('hang' in fault || fault.delayMs > 0) await firstOf(waits, healing.signal, context.req.raw.signal);
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
  const add = (pattern: RegExp, fault: Fault) => void set.push({ pattern, fault });
  const faults: ApiFaults = {
    fail: (pattern, status = 500) => add(pattern, { answer: status }),
    delay: (pattern, ms) => add(pattern, { delayMs: ms }),
    hang: pattern => add(pattern, { hang: true }),
    down: () => add(/./, { answer: 503 }),
    heal() {
      set.length = 0;
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

const firstOf = (...signals: AbortSignal[]) =>
  new Promise<void>(resolve =>
    AbortSignal.any(signals).addEventListener('abort', () => resolve(), { once: true }),
  );
