import { createServer } from 'node:net';
import { type RemoteKey, remoteKeys, remotes } from 'shared-contracts';

export type Ports = Record<'shell' | 'api' | RemoteKey, number>;

/** Ports of `pnpm start`, as the README lists them. */
export const fixedPorts: Ports = {
  shell: 4000,
  api: 4100,
  catalogue: remotes.catalogue.port,
  calculator: remotes.calculator.port,
  quote: remotes.quote.port,
};

function withServer<T>(port: number, use: (port: number) => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const result = use(typeof address === 'object' && address ? address.port : port);
      server.close(() => resolve(result));
    });
  });
}

/** A port that nobody listens on now. */
export const freePort = (): Promise<number> => withServer(0, port => port);

/** Ports that nobody listens on now, for a stack of one's own. */
export async function freePorts(): Promise<Ports> {
  const names = ['shell', 'api', ...remoteKeys] as const;
  const found = await Promise.all(names.map(freePort));
  return Object.fromEntries(names.map((name, index) => [name, found[index]])) as Ports;
}

/** @throws Error that names the first port that is busy, and who wanted it. */
export async function claimPorts(ports: Ports): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    await withServer(port, () => undefined).catch(() => {
      throw new Error(`port ${port} is busy; ${name} needs it`);
    });
  }
}
