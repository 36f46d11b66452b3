import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Fault } from './fault.ts';
import { answer } from './wire.ts';

export interface FaultProxy {
  url: string;
  /** Number of requests since the last fault began. */
  requestCount(): number;
  /** Begins a fault of every request. `refused` closes the port. */
  fail(fault: Fault): Promise<void>;
  /** Ends the fault for new requests. Answers that hang, drip or are slow go on as they began. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** An HTTP proxy on a free port in front of an address, for faults of the network or of what is behind it. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let requests = 0;
  let current: Fault | undefined;
  const server = createServer((incoming, response) => {
    requests += 1;
    answer(current, { target, incoming, response }).catch(() => response.destroy());
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
    current = undefined;
    if (!server.listening) await listen(port);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    requestCount: () => requests,
    async fail(fault) {
      await heal();
      requests = 0;
      current = fault;
      if (fault === 'refused') await stopListening();
    },
    heal,
    async close() {
      if (server.listening) await stopListening();
    },
  };
}
