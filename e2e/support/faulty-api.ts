import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFreePorts, type StackOptions } from 'e2e-stack';
import { answer, sendProblem, type WireFault } from './faults/wire.ts';
import { type IsolatedStack, startIsolatedStack } from './isolated-stack.ts';

/** Faults between shell and API. A pattern is matched against "METHOD /path?query body address"; the latest match wins. */
export interface ApiFaults {
  /** @returns ends this fault */
  fail(pattern: RegExp, fault?: WireFault): () => void;
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
  const rules: { pattern: RegExp; fault: WireFault }[] = [];
  const calls: string[] = [];
  let healing = new AbortController();

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${incoming.method} ${incoming.url}`;
    calls.push(call);
    const body = Buffer.concat(await incoming.toArray());
    const text = `${call} ${body.toString()} ${String(incoming.headers['x-forwarded-for'])}`;
    let fault = rules.findLast(({ pattern }) => pattern.test(text))?.fault;
    if (fault === 'hang') {
      await Promise.race([once(healing.signal, 'abort'), once(response, 'close')]);
      fault = undefined;
    }
    if (!response.destroyed) await answer(fault, { target, incoming, body, response });
  }

  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => sendProblem(response, 502, 'the API is gone'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const add = (pattern: RegExp, fault: WireFault) => {
    const rule = { pattern, fault };
    rules.push(rule);
    return () => void rules.splice(rules.indexOf(rule), 1);
  };
  const faults: ApiFaults = {
    fail: (pattern, fault = 'status 500') => add(pattern, fault),
    hang: pattern => void add(pattern, 'hang'),
    down: () => void add(/./, 'status 503'),
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
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
