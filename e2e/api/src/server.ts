import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { startJobs } from './background.jobs.ts';
import type { Env } from './env.ts';
import { openServices } from './services.open.ts';

export interface RunningApi {
  /** `http://host:port` */
  address: string;
  /** Takes no more requests, finishes those in flight (at most STOP_TIMEOUT ms), closes the database. */
  stop: () => Promise<void>;
}

/** @throws Error that names the port when it is taken */
export async function startApi(env: Env, log: Logger): Promise<RunningApi> {
  const services = await openServices({ env, log });
  let stopping = false;
  const server = createAdaptorServer({ fetch: createApp(services, () => stopping).fetch });
  try {
    server.listen(env.PORT, env.HOST);
    await once(server, 'listening');
  } catch (error) {
    await services.database.db.destroy();
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw busy ? new Error(`port ${env.PORT} on ${env.HOST} is already in use`) : error;
  }
  const jobs = startJobs(services);
  services.notify = () => jobs.outbox?.wake();
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : env.PORT;
  return {
    address: `http://${env.HOST}:${port}`,
    async stop() {
      if (stopping) return;
      stopping = true;
      const closed = once(server, 'close');
      server.close();
      const cut = () => 'closeAllConnections' in server && server.closeAllConnections();
      const deadline = setTimeout(cut, env.STOP_TIMEOUT);
      await closed;
      clearTimeout(deadline);
      await Promise.all(jobs.all.map(job => job.stop()));
      await services.database.db.destroy();
    },
  };
}
