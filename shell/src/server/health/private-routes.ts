import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { Status } from './status.ts';
import { renderStatusPage } from './status-page.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface PrivateOptions {
  renderMetrics(): Promise<string>;
  readStatus(): Status;
}

/** For operators, on a port that visitors do not reach: Prometheus text, and the status as a page or as JSON. */
export function createPrivateRoutes({ renderMetrics, readStatus }: PrivateOptions): Hono {
  return new Hono()
    .get('/metrics', async context =>
      context.body(await renderMetrics(), 200, { 'Content-Type': 'text/plain; version=0.0.4' }),
    )
    .get('/_composition/status', context => {
      context.header('Cache-Control', 'no-store');
      context.header('Vary', 'Accept');
      const supports = ['application/json', 'text/html'];
      const type = accepts(context, { header: 'Accept', supports, default: 'application/json' });
      if (context.req.query('format') === 'json' || type === 'application/json')
        return context.json(readStatus());
      context.header('Content-Security-Policy', POLICY);
      return context.html(renderStatusPage(readStatus()));
    });
}
