import { findFreePort, isPortFree } from '@carefare/release/free-ports';
import { type RemoteKey, remoteKeys, remotes } from 'shared-contracts/host';
import { messageOf } from './output.ts';

export const HOST = '127.0.0.1';

export type ServiceName = 'shell' | 'api' | RemoteKey;
export type Ports = Record<ServiceName, number>;

/** Ports of `pnpm start` and `pnpm dev`, as the README lists them. */
const defaultPorts: Ports = {
  shell: 4000,
  api: 4100,
  catalogue: remotes.catalogue.port,
  calculator: remotes.calculator.port,
  quote: remotes.quote.port,
};

/** The ports of a stack whose site is at this port: all of them move by the same distance. */
export function portsFor(sitePort: number): Ports {
  const distance = sitePort - defaultPorts.shell;
  return Object.fromEntries(
    Object.entries(defaultPorts).map(([name, port]) => [name, port + distance]),
  ) as Ports;
}

/** Where the site is unless a flag or the environment says otherwise. */
export const DEFAULT_SITE_PORT = defaultPorts.shell;

/** Ports of several instances behind balancers: the site's and the API's balancer, and each shell and API process. */
export interface InstancePorts {
  site: number;
  api: number;
  shells: readonly number[];
  apis: readonly number[];
}

/** The ports of instances whose site is at this port: shells follow the site's, the API's processes that of the API. */
export function portsForInstances(sitePort: number, counts: { shells: number; apis: number }): InstancePorts {
  const { api } = portsFor(sitePort);
  const after = (port: number, count: number) =>
    Array.from({ length: count }, (_, index) => port + index + 1);
  return { site: sitePort, api, shells: after(sitePort, counts.shells), apis: after(api, counts.apis) };
}

/** All of them, by what needs them. */
export const namesOfPorts = ({ site, api, shells, apis }: InstancePorts): Record<string, number> => ({
  'the balancer': site,
  "the API's balancer": api,
  ...Object.fromEntries(shells.map((port, index) => [`shell-${index + 1}`, port])),
  ...Object.fromEntries(apis.map((port, index) => [`api-${index + 1}`, port])),
});

/** Free ports for several instances. */
export async function findFreeInstancePorts(counts: {
  shells: number;
  apis: number;
}): Promise<InstancePorts> {
  const some = (count: number) => Promise.all(Array.from({ length: count }, findFreePort));
  const [site, api] = [await findFreePort(), await findFreePort()];
  return { site, api, shells: await some(counts.shells), apis: await some(counts.apis) };
}

/** The site's port by flag or environment. @throws Error when it is not a port that leaves room for the others */
export function readSitePort(flag: string | undefined): number {
  const port = Number(flag ?? process.env.PORT ?? defaultPorts.shell);
  const highest = 65_535 - Math.max(...Object.values(defaultPorts)) + defaultPorts.shell;
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

/** @throws Error that names a busy port, the service that needs it, and the next port of the site at which all are free */
export async function checkStackPortsFree(
  sitePort: number,
  portsOf: (sitePort: number) => Record<string, number> = portsFor,
): Promise<void> {
  try {
    await checkPortsFree(portsOf(sitePort));
  } catch (error) {
    for (let step = 1; step <= NEIGHBOURS; step += 1) {
      const neighbour = sitePort + step * NEIGHBOUR_STEP;
      const isFree = await checkPortsFree(portsOf(neighbour)).then(
        () => true,
        () => false,
      );
      if (isFree) throw new Error(`${messageOf(error)}; try --port ${neighbour}`, { cause: error });
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
