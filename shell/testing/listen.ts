import { once } from 'node:events';
import { createServer, type RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a server that ends with its test. @returns its address */
export async function listen(server: Server | RequestListener): Promise<string> {
  const started = server instanceof Server ? server : createServer(server).listen(0, '127.0.0.1');
  if (!started.listening) await once(started, 'listening');
  onTestFinished(async () => {
    started.close();
    started.closeAllConnections();
    await once(started, 'close');
  });
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}
