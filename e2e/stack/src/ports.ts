import { findFreePort, isPortFree } from '@carefare/release/free-ports';
import { messageOf } from './output.ts';

export const HOST = '127.0.0.1';

/** Where a site and its API answer. */
export interface Ports {
  shell: number;
  api: number;
}

/** Where the site of `pnpm start` and `pnpm dev` is unless a flag or the environment says otherwise. */
export const DEFAULT_SITE_PORT = 4000;
/** From the site's port to the API's. */
const API_DISTANCE = 100;

/** The ports of a stack whose site is at this port. */
export const portsFor = (sitePort: number): Ports => ({ shell: sitePort, api: sitePort + API_DISTANCE });

/** The site's port by flag or environment. @throws Error when it is not a port that leaves room for the API's */
export function readSitePort(flag: string | undefined): number {
  const port = Number(flag ?? process.env.PORT ?? DEFAULT_SITE_PORT);
  const highest = 65_535 - API_DISTANCE;
  if (!Number.isInteger(port) || port < 1 || port > highest)
    throw new Error(`--port takes a number from 1 to ${highest}, not "${flag ?? process.env.PORT}"`);
  return port;
}

/** Free ports for a stack. */
export const findFreePorts = async (): Promise<Ports> => ({
  shell: await findFreePort(),
  api: await findFreePort(),
});

const NEIGHBOUR_STEP = 10;
const NEIGHBOURS = 50;

/** @throws Error that names a busy port, the service that needs it, and the next port of the site at which all are free */
export async function checkStackPortsFree(sitePort: number): Promise<void> {
  try {
    await checkPortsFree({ ...portsFor(sitePort) });
  } catch (error) {
    for (let step = 1; step <= NEIGHBOURS; step += 1) {
      const neighbour = sitePort + step * NEIGHBOUR_STEP;
      const areFree = await Promise.all(Object.values(portsFor(neighbour)).map(isPortFree));
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
