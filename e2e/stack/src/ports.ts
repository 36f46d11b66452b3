import { findFreePort, isPortFree } from '@carefare/release/free-ports';
import { messageOf } from './output.ts';
import { type RemoteKey, remoteKeys } from './remote-keys.ts';

export const HOST = '127.0.0.1';

export type Ports = Record<'shell' | 'api' | RemoteKey, number>;

/** Ports of `pnpm start` and `pnpm dev`, as the README lists them. */
const defaultPorts: Ports = {
  shell: 4000,
  api: 4100,
  catalogue: 4101,
  calculator: 4102,
  quote: 4103,
};

/** The ports of a stack whose site is at this port: all of them move by the same distance. */
export function portsFor(sitePort: number): Ports {
  const distance = sitePort - defaultPorts.shell;
  return Object.fromEntries(
    Object.entries(defaultPorts).map(([name, port]) => [name, port + distance]),
  ) as Ports;
}

/** Where packages for teams are served: next to the remotes. */
export const registryPort = (sitePort: number): number => sitePort + 104;

/** The ports of a stack that serves them. */
export const portsForTeams = (sitePort: number) => ({
  ...portsFor(sitePort),
  registry: registryPort(sitePort),
});

/** Where the site is unless a flag or the environment says otherwise. */
export const DEFAULT_SITE_PORT = defaultPorts.shell;

/** The site's port by flag or environment. @throws Error when it is not a port that leaves room for the others */
export function readSitePort(flag: string | undefined): number {
  const port = Number(flag ?? process.env.PORT ?? DEFAULT_SITE_PORT);
  const highest = 65_535 - registryPort(0);
  if (!Number.isInteger(port) || port < 1 || port > highest)
    throw new Error(`--port takes a number from 1 to ${highest}, not "${flag ?? process.env.PORT}"`);
  return port;
}

/** Free ports for a whole stack. */
export async function findFreePorts(): Promise<Ports> {
  const names = ['shell', 'api', ...remoteKeys] as const;
  const ports = await Promise.all(names.map(findFreePort));
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Ports;
}

const NEIGHBOUR_STEP = 10;
const NEIGHBOURS = 50;

/**
 * @param portsOf of a stack whose site is at a port
 * @throws Error that names a busy port, the service that needs it, and the next port of the site at which all are free
 */
export async function checkStackPortsFree(
  sitePort: number,
  portsOf: (sitePort: number) => Record<string, number> = portsFor,
): Promise<void> {
  try {
    await checkPortsFree(portsOf(sitePort));
  } catch (error) {
    for (let step = 1; step <= NEIGHBOURS; step += 1) {
      const neighbour = sitePort + step * NEIGHBOUR_STEP;
      const areFree = await Promise.all(Object.values(portsOf(neighbour)).map(isPortFree));
      if (!areFree.includes(false))
        throw new Error(`${messageOf(error)}; try --port ${neighbour}`, { cause: error });
    }
    throw error;
  }
}

/** @throws Error that names the first busy port and the service that needs it. */
export async function checkPortsFree(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isPortFree(port))) throw new Error(`port ${port} is busy; ${name} needs it`);
  }
}
