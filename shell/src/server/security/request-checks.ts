import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { createProblem } from '../problem.ts';
import { readAddress } from './address.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

interface NodeBindings {
  incoming: IncomingMessage;
}

/** Whether a Host header names this site. */
export function createHostCheck(origins: readonly string[]): (host: string | undefined) => boolean {
  const hosts = origins.map(origin => new URL(origin).host);
  return host => host !== undefined && hosts.includes(host.toLowerCase());
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
    const { method, url = '', headersDistinct } = incoming;
    const hosts = headersDistinct.host ?? [];
    if (hosts.length !== 1) throw createProblem(400, 'A request names one host.');
    if (!isOwnHost(hosts[0])) throw createProblem(421, `This site is at ${origins[0]}.`);
    if (!METHODS.includes(method ?? '')) {
      context.header('Allow', METHODS.join(', '));
      throw createProblem(405, 'This method is not supported.');
    }
    const address = readAddress(url);
    if (address.kind === 'too long') throw createProblem(414, 'This address is too long.');
    if (address.kind === 'unknown' && url.startsWith('/api/'))
      throw createProblem(404, 'There is nothing at this address.');
    if (address.kind !== 'redirect') return next();
    context.header('Cache-Control', 'no-store');
    return context.redirect(address.to, 308);
  };
}
