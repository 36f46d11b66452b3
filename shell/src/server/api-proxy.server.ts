import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { proxy } from 'hono/proxy';
import { isOwnOrigin } from './own-origin.server.ts';
import type { AddressOf } from './visitor.server.ts';

const DEADLINE_MS = 10_000;
const BODY_LIMIT = 64 * 1024;

/** A failure of this server's own, in the form that the API uses for its failures. */
function problem(status: 403 | 413 | 502 | 504, title: string): Response {
  return Response.json(
    { type: 'about:blank', title, status, request_id: crypto.randomUUID() },
    { status, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' } },
  );
}

interface ProxyOptions {
  apiUrl: string;
  /** Public origin of the site: what the API is told, whatever the request says of itself. */
  origin: string;
  addressOf: AddressOf;
  /** Of a whole call, its answer's last byte included. */
  deadlineMs?: number;
}

/** `/api` on the site's own origin, streamed to the API with a deadline. Who gives up here gives up there. */
export function apiProxy({ apiUrl, origin, addressOf, deadlineMs = DEADLINE_MS }: ProxyOptions): Hono {
  const limit = bodyLimit({ maxSize: BODY_LIMIT, onError: () => problem(413, 'The request is too large') });
  return new Hono().all('/api/*', limit, async context => {
    const { pathname, search } = new URL(context.req.url);
    // Browsers name the sender of every write; whoever is no browser is kept out of a session by its cookie.
    const sender = context.req.header('origin');
    const writes = !['GET', 'HEAD'].includes(context.req.method);
    if (writes && sender !== undefined && !isOwnOrigin(sender, context, origin))
      return problem(403, 'The request was sent from another site');
    try {
      return await proxy(apiUrl + pathname + search, {
        raw: context.req.raw,
        signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), context.req.raw.signal]),
        headers: {
          ...context.req.header(),
          'X-Forwarded-For': addressOf(context),
          'X-Forwarded-Host': context.req.header('host'),
          'X-Forwarded-Proto': new URL(origin).protocol.slice(0, -1),
        },
      });
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      return late
        ? problem(504, 'The service did not answer in time')
        : problem(502, 'The service cannot be reached');
    }
  });
}
