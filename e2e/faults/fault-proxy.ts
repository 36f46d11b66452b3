import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Fault } from './fault.ts';
import { answer } from './wire.ts';

/** Matches every path. `refused` then closes the port. */
export const EVERYTHING = /^/;

export interface FaultProxy {
  url: string;
  /** Paths that were requested since the last fault began. */
  requests: readonly string[];
  /** Applies a fault to requests whose path matches; the others pass through unchanged. */
  fail(pattern: RegExp, fault: Fault): Promise<void>;
  /** Ends the fault for new requests. Answers that hang, drip or are slow go on as they began. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** An HTTP proxy on a free port in front of an address, for faults of the network or of what is behind it. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const requests: string[] = [];
  let rule: { pattern: RegExp; fault: Fault } | undefined;
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    requests.push(path);
    const fault = rule?.pattern.test(path) ? rule.fault : undefined;
    answer(fault, { target, incoming, response }).catch(() => response.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stopListening = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const heal = async () => {
    rule = undefined;
    if (!server.listening) await listen(port);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async fail(pattern, fault) {
      await heal();
      requests.length = 0;
      rule = { pattern, fault };
      if (fault === 'refused' && pattern === EVERYTHING) await stopListening();
    },
    heal,
    async close() {
      if (server.listening) await stopListening();
    },
  };
}
