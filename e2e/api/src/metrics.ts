import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** A request that was answered; `route` is a pattern, without session ids. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  ms: number;
}

/** What the API counts of itself, as Prometheus text. */
export function createMetrics() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'api_request_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  return {
    observe: ({ ms, ...labels }: AnsweredRequest) => requests.observe(labels, ms / 1_000),
    /** Serves them on a port of their own, which visitors do not reach. */
    listen: (port: number, host: string): Server =>
      createServer((request, response) => {
        if (request.url !== '/metrics') return void response.writeHead(404).end();
        return void register
          .metrics()
          .then(text => response.writeHead(200, { 'Content-Type': register.contentType }).end(text));
      }).listen(port, host),
  };
}
