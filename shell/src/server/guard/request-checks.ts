import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { readAddress } from './address.ts';
import { mendAddress } from './mend-address.ts';
import { createProblem } from './problem.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

/** What the router takes for the host of a request that names none. */
export const NO_HOST = 'localhost';

interface NodeBindings {
  incoming: IncomingMessage;
}

/** Whether a request names this site as its one host. */
export function createHostCheck(origins: readonly string[]): (request: IncomingMessage) => boolean {
  const hosts = origins.map(origin => new URL(origin).host);
  return ({ headersDistinct: { host = [] } }) =>
    host.length === 1 && hosts.includes(host[0]?.toLowerCase() ?? '');
}

/** Path and query as they were sent. */
export function targetOf({ env, req }: Pick<Context, 'env' | 'req'>): string {
  const { incoming }: Partial<NodeBindings> = env ?? {};
  const { pathname, search } = new URL(req.url);
  return incoming?.url ?? pathname + search;
}

/** Whether an address may mean another one than its canonical spelling: one redirect then leads there. */
function isBent(target: string, canonical: string): boolean {
  const meant = mendAddress(target);
  return meant !== undefined && meant.path + meant.search + meant.hash !== canonical;
}

/** The path that routes see, for Hono. An address without a canonical path has the one not-found page. */
export function routedPath(_request: Request, { env }: { env?: unknown } = {}): string {
  const address = readAddress((env as NodeBindings).incoming.url ?? '');
  return address.kind === 'canonical' ? address.path : '/not-found';
}

/**
 * Refuses requests that are for another site or name nothing, before routing; redirects to the canonical path, unless the
 * pages may know one that was meant.
 */
export function createRequestChecks(origins: readonly string[]): MiddlewareHandler {
  const isOwnHost = createHostCheck(origins);
  return async (context, next) => {
    const { incoming }: NodeBindings = context.env;
    const { method, url = '' } = incoming;
    if (incoming.headers.host === undefined) throw createProblem(400, 'This request names no host.');
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
    const isPlain = address.kind === 'redirect' && (method === 'POST' || !isBent(url, address.to));
    if (!isPlain) await next();
    if (context.res.status === 301) return undefined;
    if (address.kind === 'redirect') context.res = context.redirect(address.to, 308);
    // Caches keep the one spelling of each path only.
    context.res.headers.set('Cache-Control', 'no-store');
    return undefined;
  };
}
