import { createServer } from 'node:net';

const HOST = '127.0.0.1';
/** Below the range from which systems take ports by themselves: nobody else is given a port before its service listens. */
const FIRST_PORT = 12_000;
const PORT_COUNT = 20_000;
const handedOut = new Set<number>();

/** Whether a service could listen on a port of this machine now. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

/** A free port, which this process hands out once. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORT_COUNT);
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    if (await isPortFree(port)) return port;
  }
}
