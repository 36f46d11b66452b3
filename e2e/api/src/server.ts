import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { startJobs } from './jobs.ts';
import { openServices } from './open-services.ts';

export interface RunningApi {
  /** `http://host:port` */
  address: string;
  /** Stops listening, finishes requests in flight (for at most STOP_TIMEOUT ms) and closes the database. */
  stop: () => Promise<void>;
}

/** @throws Error that names the port when it is in use */
export async function startApi(env: Env, log: Logger): Promise<RunningApi> {
  const services = await openServices(env, log);
  const { db } = services.database;
  let isStopping = false;
  const server = createAdaptorServer({ fetch: createApp(services, () => isStopping).fetch });
  try {
    server.listen(env.PORT, env.HOST);
    await once(server, 'listening');
  } catch (error) {
    await db.destroy();
    const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isPortTaken ? new Error(`port ${env.PORT} on ${env.HOST} is already in use`) : error;
  }
  const { retention, outbox } = startJobs(services);
  services.wakeOutbox = () => outbox?.wake();
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : env.PORT;
  return {
    address: `http://${env.HOST}:${port}`,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      const closed = once(server, 'close');
      server.close();
      const closeConnections = () => 'closeAllConnections' in server && server.closeAllConnections();
      const deadline = setTimeout(closeConnections, env.STOP_TIMEOUT);
      await closed;
      clearTimeout(deadline);
      await Promise.all([retention.stop(), outbox?.stop()]);
      await db.destroy();
    },
  };
}
