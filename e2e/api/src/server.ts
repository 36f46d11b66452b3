import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type Database, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import type { Env } from './env.ts';
import { rateLimit } from './http/rate-limit.ts';
import { trustedProxies } from './http/visitor.ts';
import { loadCatalogue } from './reference/catalogue.ts';
import { readReferenceData } from './reference/reference-data.ts';
import { seed } from './reference/seed.ts';
import type { ApiServices } from './services.ts';

interface ServicesOptions {
  env: Env;
  log: Logger;
  database?: Database;
  now?: () => Date;
}

/** Opens, migrates and seeds the database, and lays out what the calls work with. */
export async function openServices({
  env,
  log,
  now = () => new Date(),
  ...given
}: ServicesOptions): Promise<ApiServices> {
  const database = given.database ?? openDatabase(env);
  const applied = await migrate(database);
  const seeded = await seed(database, readReferenceData());
  log.info({ database: database.kind, applied, seeded }, 'database ready');
  const time = () => now().getTime();
  return {
    env,
    log,
    now,
    database,
    catalogue: await loadCatalogue(database.db),
    proxies: trustedProxies(env.TRUSTED_PROXIES),
    limits: {
      writes: rateLimit(env.RATE_WRITES_PER_MINUTE, 60_000, time),
      submissions: rateLimit(env.RATE_SUBMISSIONS_PER_HOUR, 3_600_000, time),
    },
    notify: () => undefined,
  };
}

export interface RunningApi {
  /** `http://host:port` */
  address: string;
  /** Takes no more requests, finishes those in flight (at most STOP_TIMEOUT ms), closes the database. */
  stop(): Promise<void>;
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
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : env.PORT;
  return {
    address: `http://${env.HOST}:${port}`,
    async stop() {
      if (stopping) return;
      stopping = true;
      const closed = once(server, 'close');
      server.close();
      const deadline = setTimeout(
        () => 'closeAllConnections' in server && server.closeAllConnections(),
        env.STOP_TIMEOUT,
      );
      await closed;
      clearTimeout(deadline);
      await services.database.db.destroy();
    },
  };
}
