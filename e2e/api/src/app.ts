import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { StoreUnavailableError } from './database/store-unavailable.ts';
import { openApiDocument } from './docs/openapi.ts';
import type { ApiEnv } from './http/api-env.ts';
import { createClientKey } from './http/client-address.ts';
import type { Endpoint } from './http/endpoint.ts';
import { problemResponse, retryAfter, STORE_UNAVAILABLE } from './http/problem.ts';
import { masterEndpoints } from './masters/masters.endpoints.ts';
import type { AnsweredRequest } from './metrics.ts';
import type { ApiServices } from './services.ts';
import { costEndpoints } from './sessions/costs.endpoints.ts';
import { sessionEndpoints } from './sessions/sessions.endpoints.ts';
import { copyEndpoints } from './submissions/copies.endpoints.ts';
import { submissionEndpoints } from './submissions/submissions.endpoints.ts';

/** Three times the largest valid body: a submission with 2,000 characters of notes in any script. */
export const MAX_BODY_BYTES = 32_768;

/** What browsers say of requests by this site's own pages, or by their users. */
const OWN_RELATIONS = new Set(['same-origin', 'none']);

/** All calls below `/api` (section 7). */
export const endpointsOf = (services: ApiServices): Endpoint[] => [
  ...masterEndpoints(services),
  ...sessionEndpoints(services),
  ...costEndpoints(services),
  ...submissionEndpoints(services),
  ...copyEndpoints(services),
];

/**
 * The API as an HTTP application. While `isStopping`, it reports itself as not ready, so that balancers avoid it.
 * @param observe called with each request that was answered
 */
export function createApp(
  services: ApiServices,
  isStopping: () => boolean = () => false,
  observe: (request: AnsweredRequest) => void = () => undefined,
): Hono<ApiEnv> {
  const { env, log } = services;
  const clientKeyOf = createClientKey(env);
  const app = new Hono<ApiEnv>();

  app.use(requestId({ limitLength: 64 }), async (c, next) => {
    c.set('clientKey', () => clientKeyOf(c));
    const start = performance.now();
    // Before the answer is made: later Hono would copy it.
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
    // A connection that is kept alive would delay the stop.
    if (isStopping()) c.header('Connection', 'close');
    // The route's pattern instead of the URL, which contains session ids and address hashes.
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const request = { method: c.req.method, route: routePath(c, -1), status: c.res.status, ms };
    observe(request);
    log.info({ requestId: c.get('requestId'), ...request }, 'request');
  });

  app.use('/api/*', async (c, next) => {
    const { origin = env.PUBLIC_ORIGIN, 'sec-fetch-site': relation = 'same-origin' } = c.req.header();
    const isWrite = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    const isForeign = (env.PUBLIC_ORIGIN && origin !== env.PUBLIC_ORIGIN) || !OWN_RELATIONS.has(relation);
    if (isWrite && isForeign)
      throw new HTTPException(403, { message: 'Writes are accepted from pages of this site only' });
    await next();
  });
  const onError = () => {
    throw new HTTPException(413, { message: `The body is larger than ${MAX_BODY_BYTES} bytes` });
  };
  app.use('/api/*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError }));
  const compareTag = etag();
  // It copies the answer.
  app.get('/api/masters/*', (c, next) => (c.req.header('if-none-match') ? compareTag(c, next) : next()));

  const endpoints = endpointsOf(services);
  for (const { method, path, handle } of endpoints) app.on(method.toUpperCase(), `/api${path}`, handle);

  const document = openApiDocument(endpoints);
  app.get('/api/openapi.json', c => c.json(document));

  app.get('/health/live', c => c.json({ status: 'live' }));
  app.get('/health/ready', async c => {
    if (isStopping()) throw retryAfter(5, 503, 'The API is stopping');
    await services.database.db.selectFrom('sessions').select('id').limit(1).execute();
    return c.json({ status: 'ready' });
  });

  app.notFound(c => problemResponse(c, new HTTPException(404, { message: 'There is nothing at this path' })));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return problemResponse(c, error);
    if (error instanceof StoreUnavailableError) {
      log.warn({ requestId: c.get('requestId'), reason: error.message }, 'database unavailable');
      return problemResponse(c, retryAfter(1, 503, STORE_UNAVAILABLE));
    }
    log.error(
      { requestId: c.get('requestId'), error: { name: error.name, stack: error.stack } },
      'request failed',
    );
    return problemResponse(c, new HTTPException(500, { message: 'Something went wrong on our side' }));
  });
  return app;
}
