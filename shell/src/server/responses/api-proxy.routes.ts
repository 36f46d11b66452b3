import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { callAgain } from '../api/call-again.ts';
import type { FailedCall } from '../api/failed-calls.ts';
import { type Limits, limitBody } from '../guard/limits.ts';
import { createProblem } from '../guard/problem.ts';
import { RetryLater } from '../guard/retry-later.ts';
import { senderOf } from '../guard/sender.ts';
import { requestOf } from '../page-request.ts';

const DEADLINE_MS = 10_000;
const RETRY_AFTER_S = '1';

interface ProxyOptions {
  apiUrl: string;
  /** Under which visitors reach the site, the public one first. The API learns it from here, not from the request. */
  origins: readonly [string, ...string[]];
  calls: Limits['calls'];
  onFailedCall(failed: FailedCall): void;
  /** Longest duration of a whole call, in ms, to the last byte of its response. */
  deadlineMs?: number;
}

const gzip = compress({ encoding: 'gzip' });
/** Answers that are the same for everyone. The size of others, compressed, would tell about what is in them. */
const compressPublic: MiddlewareHandler = async (context, next) => {
  await next();
  if (/\bpublic\b/.test(context.res.headers.get('cache-control') ?? ''))
    await gzip(context, () => Promise.resolve());
};

/**
 * `/api` on the site's own origin, streamed to the API. Aborting the request also aborts the call to the API. What is not
 * answered may be sent again, by the browser: 503 with Retry-After.
 */
export function createApiProxy({
  apiUrl,
  origins,
  calls,
  onFailedCall,
  deadlineMs = DEADLINE_MS,
}: ProxyOptions): Hono {
  const limit = limitBody('call', 'The request is too large');
  const { origin, host, protocol } = new URL(origins[0]);
  return new Hono().all('/api/*', limit, compressPublic, async context => {
    const { pathname, search } = new URL(context.req.url);
    const { client, clientAddress } = requestOf(context);
    const isWrite = !['GET', 'HEAD'].includes(context.req.method);
    const sender = senderOf(context, origins);
    // A program that names no sender has no visitor's cookie to abuse.
    if (isWrite && sender === 'elsewhere') throw createProblem(403, 'The request was sent from another site');
    const call = () =>
      proxy(apiUrl + pathname + search, {
        raw: context.req.raw,
        customFetch: callAgain,
        signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), context.req.raw.signal]),
        headers: {
          ...context.req.header(),
          'X-Forwarded-For': clientAddress,
          'X-Forwarded-Host': host,
          'X-Forwarded-Proto': protocol.slice(0, -1),
          // The API checks it again, and knows the public origin only.
          Origin: sender === 'site' ? origin : undefined,
          'X-Request-Id': crypto.randomUUID(),
          // Headers of this connection only.
          Connection: undefined,
          Expect: undefined,
          Upgrade: undefined,
        },
      });
    try {
      const response = await calls.run(client, call);
      // A crawler may ask for what a page needs, but it is no page to be found.
      response.headers.set('X-Robots-Tag', 'noindex');
      if (response.status >= 500) onFailedCall({ call: 'proxied', reason: 'http' });
      return response;
    } catch (error) {
      if (error instanceof RetryLater) throw error;
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      if (!context.req.raw.signal.aborted)
        onFailedCall({ call: 'proxied', reason: isLate ? 'timeout' : 'network' });
      if (isLate) throw createProblem(504, 'The service did not answer in time');
      context.header('Retry-After', RETRY_AFTER_S);
      throw createProblem(503, 'The service cannot be reached');
    }
  });
}
