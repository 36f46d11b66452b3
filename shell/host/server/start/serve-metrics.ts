import { createServer, type Server } from 'node:http';
import type { Metrics } from '../metrics.ts';
import type { Config } from './config.ts';

/** Serves the metrics on a port of their own, which visitors do not reach; undefined without one. */
export function serveMetrics(
  metrics: Pick<Metrics, 'render'>,
  { metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
): Server | undefined {
  if (metricsPort === undefined) return undefined;
  return createServer(({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/plain; version=0.0.4');
    metrics.render().then(
      text => response.end(text),
      (error: unknown) => response.destroy(error as Error),
    );
  }).listen(metricsPort, metricsHost);
}
