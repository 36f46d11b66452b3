import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';

type Answer = (request: Request) => Response | Promise<Response>;

/** Serves on this machine, on a free port unless one is named. @throws Error when that is busy */
export async function listen(
  fetch: Answer,
  { port = 0, hostname = '127.0.0.1' } = {},
): Promise<{ url: string; close(): void }> {
  const server = serve({ fetch, port, hostname, overrideGlobalObjects: false });
  await once(server, 'listening');
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
