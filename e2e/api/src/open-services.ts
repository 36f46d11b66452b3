import type { Logger } from 'pino';
import { type Database, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { retryWhileUnavailable } from './database/store-unavailable.ts';
import type { Env } from './env.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createWorkQueue } from './http/work-queue.ts';
import { createMailer } from './mailer.ts';
import { createCatalogue } from './reference/catalogue.ts';
import type { CostRule } from './reference/cost-rule.ts';
import { readReferenceData } from './reference/reference-data.ts';
import type { ApiServices } from './services.ts';

/** A database that starts with the API, or that another instance migrates, gets this long, in ms. */
const START_PATIENCE_MS = 20_000;
/** A clinic, or the customers of a carrier, may have one address: so many send as much as one session may. */
const SESSIONS_PER_ADDRESS = 10;

export interface ServicesOptions {
  /** A database in place of the one that `env` names. */
  given?: Database;
  /** Leaves faulty rows of `REFERENCE_DATA` out. */
  isLenient?: boolean;
  /** How costs are counted, in place of section 10.4. */
  rule?: CostRule;
}

/** Migrates the database and reads the reference data. */
export async function openServices(
  env: Env,
  log: Logger,
  { given, isLenient = false, rule }: ServicesOptions = {},
): Promise<ApiServices> {
  const warn = (message: string) => log.warn(message);
  const data = readReferenceData(env.REFERENCE_DATA, { isLenient, warn });
  // A migration may take longer than a visitor can wait.
  const preparing = given ?? openDatabase(env, 'operator');
  await prepareDatabase(preparing, log);
  if (!given) await preparing.db.destroy();
  const database = given ?? openDatabase(env, 'visitor');
  return {
    env,
    log,
    database,
    catalogue: createCatalogue(data, rule),
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
      submissionsOfAddress: createRateLimit(database, {
        name: 'submissions-of-address',
        max: env.RATE_SUBMISSIONS_PER_HOUR * SESSIONS_PER_ADDRESS,
        windowSeconds: 3_600,
      }),
    },
    enqueue: createWorkQueue(),
    sendMail: createMailer(env),
    wakeOutbox: () => undefined,
  };
}

async function prepareDatabase(database: Database, log: Logger): Promise<void> {
  const migrations = await retryWhileUnavailable(() => migrate(database), START_PATIENCE_MS);
  log.info({ database: database.kind, migrations }, 'database ready');
}
