import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Gateway } from '../../../gateway/gateway.ts';
import { type Limits, limitBody, wholeBody } from '../guard/limits.ts';
import { createProblem } from '../guard/problem.ts';
import { senderOf } from '../guard/sender.ts';
import { requestOf } from '../incoming-request.ts';

const PREFIX = '/api/';

interface ProxyOptions {
  gateway: Pick<Gateway, 'answer'>;
  /** Under which visitors reach the site, the public one first. The API learns it from here, not from the request. */
  origins: readonly [string, ...string[]];
  limits: Pick<Limits, 'calls' | 'bodies'>;
}

const gzip = compress({ encoding: 'gzip' });
/** Answers that are the same for everyone. The size of others, compressed, would tell about what is in them. */
const compressPublic: MiddlewareHandler = async (context, next) => {
  await next();
  if (/\bpublic\b/.test(context.res.headers.get('cache-control') ?? ''))
    await gzip(context, () => Promise.resolve());
};

/** `/api` on the site's own origin, answered by the gateway. Who leaves aborts what is asked only for them. */
export function createApiProxy({ gateway, origins, limits }: ProxyOptions): Hono {
  const limit = limitBody('call', 'The request is too large');
  const { origin, host, protocol } = new URL(origins[0]);
  return new Hono().all(`${PREFIX}*`, limit, compressPublic, async context => {
    const { pathname, search } = new URL(context.req.url);
    const { client, clientAddress } = requestOf(context);
    const isWrite = !['GET', 'HEAD'].includes(context.req.method);
    const sender = senderOf(context, origins);
    // A program that names no sender has no visitor's cookie to abuse.
    if (isWrite && sender === 'elsewhere') throw createProblem(403, 'The request was sent from another site');
    const headers = new Headers(context.req.raw.headers);
    headers.set('X-Forwarded-For', clientAddress);
    headers.set('X-Forwarded-Host', host);
    headers.set('X-Forwarded-Proto', protocol.slice(0, -1));
    headers.set('X-Request-Id', crypto.randomUUID());
    // The API checks it again, and knows the public origin only.
    if (sender === 'site') headers.set('Origin', origin);
    else headers.delete('Origin');
    const readBody = () => wholeBody(context, context.req.arrayBuffer());
    // Whole before it takes a place: who sends slowly keeps nobody else out.
    const body = isWrite ? await limits.bodies.run(client, readBody) : undefined;
    const response = await limits.calls.run(client, async () =>
      gateway.answer({
        method: context.req.method,
        target: pathname.slice(PREFIX.length) + search,
        body,
        headers,
        signal: context.req.raw.signal,
      }),
    );
    const answer = new Response(response.body, response);
    // A crawler may ask for what a page needs, but it is not a page to be found.
    answer.headers.set('X-Robots-Tag', 'noindex');
    return answer;
  });
}
