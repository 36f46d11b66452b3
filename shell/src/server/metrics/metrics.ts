import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RemoteKey } from 'shared-contracts';
import type { CompositionSnapshot } from '../../composition/server/composition-snapshot.ts';
import { kindOf } from '../request-kind.ts';

const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** What the server counts of itself, as Prometheus text. */
export function createMetrics(
  readState: () => Pick<CompositionSnapshot, 'missing'> & { composition: { id: string } },
) {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'shell_request_seconds',
    help: 'Duration of requests, to the last byte',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers,
  });
  const faults = new Counter({
    name: 'shell_faults_total',
    help: 'Stray errors, endless loops and ended render workers, by remote',
    labelNames: ['remote'],
    registers,
  });
  const live = new Gauge({
    name: 'shell_composition',
    help: 'The composition that is live',
    labelNames: ['composition'],
    registers,
  });
  const missing = new Gauge({
    name: 'shell_missing_remotes',
    help: 'Remotes that could not be loaded',
    registers,
  });
  return {
    /** Names no path, since the treatment that a visitor reads about is health data. */
    observe(request: IncomingMessage, response: ServerResponse): void {
      const stop = requests.startTimer({ kind: kindOf(request) });
      response.once('close', () =>
        stop({ status: response.writableFinished ? response.statusCode : 'aborted' }),
      );
    },
    countFault: (remote: RemoteKey | undefined) => faults.inc({ remote: remote ?? 'none' }),
    render() {
      const state = readState();
      live.reset();
      live.set({ composition: state.composition.id }, 1);
      missing.set(state.missing.length);
      return registry.metrics();
    },
  };
}

/** Serves the metrics on a port of their own, which visitors do not reach. */
export function serveMetrics({ render }: Pick<Metrics, 'render'>, port: number, host: string) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    return void render().then(
      text => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return server.listen(port, host);
}
