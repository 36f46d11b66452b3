import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { readAddress } from './address.ts';
import { createProblem } from './problem.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

interface NodeBindings {
  incoming: IncomingMessage;
}

/** Whether a request names this site as its one host. */
export function createHostCheck(origins: readonly string[]): (request: IncomingMessage) => boolean {
  const hosts = origins.map(origin => new URL(origin).host);
  return ({ headersDistinct: { host = [] } }) =>
    host.length === 1 && hosts.includes(host[0]?.toLowerCase() ?? '');
}

/** The path that routes see, for Hono. An address without a canonical path has the one not-found page. */
export function routedPath(_request: Request, { env }: { env?: unknown } = {}): string {
  const address = readAddress((env as NodeBindings).incoming.url ?? '');
  return address.kind === 'canonical' ? address.path : '/not-found';
}

/** Refuses requests that are for another site or name nothing, before routing; redirects to the canonical path. */
export function createRequestChecks(origins: readonly string[]): MiddlewareHandler {
  const isOwnHost = createHostCheck(origins);
  return async (context, next) => {
    const { incoming }: NodeBindings = context.env;
    const { method, url = '' } = incoming;
    if (!isOwnHost(incoming)) throw createProblem(421, `This site is at ${origins[0]}.`);
    if (!METHODS.includes(method ?? '')) {
      context.header('Allow', METHODS.join(', '));
      throw createProblem(405, 'This method is not supported.');
    }
    const address = readAddress(url);
    if (address.kind === 'too long') throw createProblem(414, 'This address is too long.');
    if (address.kind === 'unknown' && url.startsWith('/api/'))
      throw createProblem(404, 'There is nothing at this address.');
    if (address.kind === 'canonical') return next();
    if (address.kind === 'unknown') await next();
    else context.res = context.redirect(address.to, 308);
    // Caches keep the one spelling of each path only.
    context.res.headers.set('Cache-Control', 'no-store');
    return undefined;
  };
}
