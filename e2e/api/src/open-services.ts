import type { Logger } from 'pino';
import { type Database, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { retryWhileUnavailable } from './database/store-unavailable.ts';
import type { Env } from './env.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createWorkQueue } from './http/work-queue.ts';
import { loadCatalogue } from './reference/catalogue.ts';
import { readReferenceData } from './reference/reference-data.ts';
import { seed } from './reference/seed.ts';
import type { ApiServices } from './services.ts';
import { createMailer } from './submissions/mailer.ts';

/** A database that starts with the API, or that another instance migrates, gets this long, in ms. */
const START_PATIENCE_MS = 20_000;

/** Migrates and seeds the database (by default the one that `env` names) and loads the reference data. */
export async function openServices(env: Env, log: Logger, given?: Database): Promise<ApiServices> {
  // A migration may take longer than a visitor can wait.
  const preparing = given ?? openDatabase(env, 'operator');
  await prepareDatabase(preparing, log);
  if (!given) await preparing.db.destroy();
  const database = given ?? openDatabase(env, 'visitor');
  const catalogue = await patiently(() => loadCatalogue(database));
  return {
    env,
    log,
    database,
    catalogue,
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
    inTurn: createWorkQueue(),
    sendMail: createMailer(env),
    wakeOutbox: () => undefined,
  };
}

const patiently = <T>(work: () => Promise<T>) => retryWhileUnavailable(work, START_PATIENCE_MS);

async function prepareDatabase(database: Database, log: Logger): Promise<void> {
  const migrations = await patiently(() => migrate(database));
  const seeded = await patiently(() => seed(database, readReferenceData()));
  log.info({ database: database.kind, migrations, seeded }, 'database ready');
}
