import { createServer } from 'node:net';
import { type RemoteKey, remoteKeys, remotes } from 'shared-contracts';

export const HOST = '127.0.0.1';

export type ServiceName = 'shell' | 'api' | RemoteKey;
export type Ports = Record<ServiceName, number>;

/** Ports of `pnpm start` and `pnpm dev`, as the README lists them. */
export const defaultPorts: Ports = {
  shell: 4000,
  api: 4100,
  catalogue: remotes.catalogue.port,
  calculator: remotes.calculator.port,
  quote: remotes.quote.port,
};

/** Listens on a port for a moment; port 0 takes a free one. @returns the port */
function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

export const findFreePort = (): Promise<number> => tryPort(0);

/** Free ports for a whole stack. */
export async function findFreePorts(): Promise<Ports> {
  const names = ['shell', 'api', ...remoteKeys] as const;
  const ports = await Promise.all(names.map(findFreePort));
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Ports;
}

/** @throws Error that names the first busy port and the service that needs it. */
export async function checkPortsFree(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    await tryPort(port).catch(() => {
      throw new Error(`port ${port} is busy; ${name} needs it`);
    });
  }
}
