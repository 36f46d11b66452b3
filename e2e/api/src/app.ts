import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { sql } from 'kysely';
import { docsPage } from './docs/docs-page.ts';
import { openApiDocument } from './docs/openapi.ts';
import type { ApiEnv } from './http/api-env.ts';
import type { Endpoint } from './http/endpoint.ts';
import { problemResponse, Refusal } from './http/refusal.ts';
import { visitorOf } from './http/visitor.ts';
import { masterEndpoints } from './masters/masters.endpoints.ts';
import type { ApiServices } from './services.ts';
import { costEndpoints } from './sessions/costs.endpoints.ts';
import { sessionEndpoints } from './sessions/sessions.endpoints.ts';
import { submissionEndpoints } from './submissions/submissions.endpoints.ts';

/** Every call of section 7, the two added ones and the submission. */
export const endpointsOf = (services: ApiServices): Endpoint[] => [
  ...masterEndpoints(services.catalogue),
  ...sessionEndpoints(services),
  ...costEndpoints(services),
  ...submissionEndpoints(services),
];

/** The API as an HTTP application; `isStopping` makes it unready, so that a balancer looks elsewhere. */
export function createApp(services: ApiServices, isStopping: () => boolean = () => false): Hono<ApiEnv> {
  const { env, log, proxies } = services;
  const app = new Hono<ApiEnv>();

  app.use(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('visitor', visitorOf(c, proxies));
    const start = performance.now();
    await next();
    c.header('X-Request-Id', requestId);
    c.header('X-Content-Type-Options', 'nosniff');
    // A kept connection would hold the stop up until its client lets go.
    if (isStopping()) c.header('Connection', 'close');
    // The route's pattern, never the address: paths and queries name sessions and places.
    const entry = { requestId, method: c.req.method, route: c.get('route') ?? 'none', status: c.res.status };
    log.info({ ...entry, ms: Math.round((performance.now() - start) * 10) / 10 }, 'request');
  });

  app.use('/api/*', async (c, next) => {
    const origin = c.req.header('origin');
    const writes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (env.PUBLIC_ORIGIN && writes && origin && origin !== env.PUBLIC_ORIGIN)
      throw new Refusal(403, 'This site takes requests from its own pages only');
    await next();
  });

  app.get('/api/masters/*', etag());

  const endpoints = endpointsOf(services);
  for (const { method, path, respond } of endpoints) {
    app.on(method.toUpperCase(), `/api${path}`, c => {
      c.set('route', path);
      return respond(c);
    });
  }

  const document = openApiDocument(endpoints);
  app.get('/api/openapi.json', c => c.json(document));
  app.get('/api/docs', c => c.html(docsPage(document)));

  app.get('/health/live', c => c.json({ status: 'live' }));
  app.get('/health/ready', async c => {
    if (isStopping()) throw new Refusal(503, 'Stopping', { headers: { 'retry-after': '5' } });
    await sql`select 1`.execute(services.database.db);
    return c.json({ status: 'ready' });
  });

  app.notFound(c => problemResponse(new Refusal(404, 'There is no such call'), c.get('requestId')));
  app.onError((error, c) => {
    if (error instanceof Refusal) return problemResponse(error, c.get('requestId'));
    log.error({ requestId: c.get('requestId'), error: { name: error.name, stack: error.stack } }, 'failed');
    return problemResponse(new Refusal(500, 'Something went wrong on our side'), c.get('requestId'));
  });
  return app;
}
