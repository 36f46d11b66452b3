import type { RequestListener, Server } from 'node:http';
import type { Metrics } from '../metrics.ts';
import type { Config } from './config.ts';
import { createHttpServer } from './http-server.ts';
import { serveMetrics } from './serve-metrics.ts';
import { stopOnSignal } from './stop-on-signal.ts';

interface ListenOptions {
  config: Pick<Config, 'port' | 'host' | 'metricsPort' | 'metricsHost'>;
  metrics: Pick<Metrics, 'render'>;
  onListening(): void;
  /** Called once the server is to end. */
  onStop(): void;
}

/** Listens until the process ends. @throws Error with one line when a port is busy */
export async function listen(
  answer: RequestListener,
  { config, metrics, onListening, onStop }: ListenOptions,
): Promise<never> {
  const server = createHttpServer(answer);
  server.listen(config.port, config.host, onListening);
  const metricsServer = serveMetrics(metrics, config);
  stopOnSignal(server, () => {
    metricsServer?.close();
    onStop();
  });
  return await Promise.race([
    rejectOnError(server, config.port),
    ...(metricsServer ? [rejectOnError(metricsServer, config.metricsPort)] : []),
  ]);
}

const rejectOnError = (server: Server, port: number | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is busy`) : error),
    );
  });
