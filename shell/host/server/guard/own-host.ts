import type { IncomingMessage } from 'node:http';

/** What the router takes for the host of a request that names none. */
export const NO_HOST = 'localhost';

/** Whether a request names this site as its one host. */
export function createHostCheck(origins: readonly string[]): (request: IncomingMessage) => boolean {
  const hosts = origins.map(origin => new URL(origin).host);
  return ({ headersDistinct: { host = [] } }) =>
    host.length === 1 && hosts.includes(host[0]?.toLowerCase() ?? '');
}
