import type { Logger } from 'pino';
import { type Database, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import type { Env } from './env.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { loadCatalogue } from './reference/catalogue.ts';
import { readReferenceData } from './reference/reference-data.ts';
import { seed } from './reference/seed.ts';
import type { ApiServices } from './services.ts';

/** Migrates and seeds the database (by default the one that `env` names) and loads the reference data. */
export async function openServices(
  env: Env,
  log: Logger,
  database: Database = openDatabase(env),
): Promise<ApiServices> {
  const migrations = await migrate(database);
  const seeded = await seed(database, readReferenceData());
  log.info({ database: database.kind, migrations, seeded }, 'database ready');
  return {
    env,
    log,
    database,
    catalogue: await loadCatalogue(database.db),
    limits: {
      writes: createRateLimit(database, {
        name: 'writes',
        max: env.RATE_WRITES_PER_MINUTE,
        windowSeconds: 60,
      }),
      submissions: createRateLimit(database, {
        name: 'submissions',
        max: env.RATE_SUBMISSIONS_PER_HOUR,
        windowSeconds: 3_600,
      }),
    },
    wakeOutbox: () => undefined,
  };
}
