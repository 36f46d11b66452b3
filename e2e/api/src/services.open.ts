import type { Logger } from 'pino';
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
  /** Instead of the one that `env` names. */
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
