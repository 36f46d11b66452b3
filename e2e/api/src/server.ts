import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { startJobs } from './jobs.ts';
import { createMetrics } from './metrics.ts';
import { openServices, type ServicesOptions } from './open-services.ts';

export interface RunningApi {
  /** `http://host:port` */
  address: string;
  /** Stops listening, finishes requests in flight (for at most STOP_TIMEOUT ms) and closes the database. */
  stop: () => Promise<void>;
}

/** Longer than balancers and shells keep idle connections: one that they write on is open. */
const KEEP_ALIVE_MS = 65_000;
const LAST_REQUESTS_MS = 250;

const isPortTaken = (error: unknown): error is Error & { port: number; address: string } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** @throws Error that names the port when it is in use */
export async function startApi(env: Env, log: Logger, options?: ServicesOptions): Promise<RunningApi> {
  const services = await openServices(env, log, options);
  const { db } = services.database;
  let isStopping = false;
  const metrics = env.METRICS_PORT ? createMetrics() : undefined;
  const app = createApp(services, () => isStopping, metrics?.observe);
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Checks of health may name no host.
    hostname: 'localhost',
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS, requireHostHeader: false },
  });
  const metricsServer = metrics?.listen(env.METRICS_PORT, env.METRICS_HOST);
  try {
    if (metricsServer) await once(metricsServer, 'listening');
    server.listen(env.PORT, env.HOST);
    await once(server, 'listening');
  } catch (error) {
    await db.destroy();
    metricsServer?.close();
    throw isPortTaken(error) ? new Error(`port ${error.port} on ${error.address} is already in use`) : error;
  }
  const { retention, outbox } = startJobs(services);
  services.wakeOutbox = () => outbox.wake();
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : env.PORT;
  return {
    address: `http://${isIPv6(env.HOST) ? `[${env.HOST}]` : env.HOST}:${port}`,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      // On a connection that is kept one more request may come, whose answer ends it.
      if ((await promisify(server.getConnections.bind(server))()) > 0) await pause(LAST_REQUESTS_MS);
      // Who is connected already, and waits for a busy process, is let in.
      await nextTurn();
      const closed = once(server, 'close');
      server.close();
      metricsServer?.close();
      const closeConnections = () => 'closeAllConnections' in server && server.closeAllConnections();
      const deadline = setTimeout(closeConnections, env.STOP_TIMEOUT);
      await closed;
      clearTimeout(deadline);
      await Promise.all([retention.stop(), outbox.stop()]);
      await db.destroy();
    },
  };
}
