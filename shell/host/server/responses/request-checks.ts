import type { MiddlewareHandler } from 'hono';
import { mendAddress } from '../guard/mend-address.ts';
import { createProblem } from '../guard/problem.ts';
import { requestOf } from '../incoming-request.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

/** Whether an address may mean a different page than its canonical spelling, so that one redirect leads there. */
function isBent(target: string, canonical: string): boolean {
  const meant = mendAddress(target);
  return meant !== undefined && meant.path + meant.search + meant.hash !== canonical;
}

/**
 * Refuses requests that are for another site or name nothing, before routing; redirects to the canonical path, unless the
 * pages may know one that was meant.
 * @param origin public origin of the site
 */
export function createRequestChecks(origin: string): MiddlewareHandler {
  return async (context, next) => {
    const { incoming, target, isOwnHost, address } = requestOf(context);
    const { method = '' } = incoming;
    if (incoming.headers.host === undefined) throw createProblem(400, 'This request names no host.');
    if (!isOwnHost) throw createProblem(421, `This site is at ${origin}.`);
    if (!METHODS.includes(method)) {
      context.header('Allow', METHODS.join(', '));
      throw createProblem(405, 'This method is not supported.');
    }
    if (address.kind === 'too long') throw createProblem(414, 'This address is too long.');
    if (address.kind === 'unknown' && target.startsWith('/api/'))
      throw createProblem(404, 'There is nothing at this address.');
    if (address.kind === 'canonical') return next();
    const isPlain = address.kind === 'redirect' && (method === 'POST' || !isBent(target, address.to));
    if (!isPlain) await next();
    if (context.res.status === 301) return undefined;
    if (address.kind === 'redirect') context.res = context.redirect(address.to, 308);
    // Caches keep the one spelling of each path only.
    context.res.headers.set('Cache-Control', 'no-store');
    return undefined;
  };
}
