import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import type { RateLimit } from './http/rate-limit.ts';
import type { WorkQueue } from './http/work-queue.ts';
import type { SendMail } from './mailer.ts';
import type { Catalogue } from './reference/catalogue.ts';

/** What the endpoints work with; one per process. */
export interface ApiServices {
  env: Env;
  log: Logger;
  database: Database;
  catalogue: Catalogue;
  limits: {
    /** Per session, and per address for starting sessions. */
    writes: RateLimit;
    /** Per session. */
    submissions: RateLimit;
    submissionsOfAddress: RateLimit;
  };
  /** Limits how many requests use the database at the same time. */
  enqueue: WorkQueue;
  /** Hands a message to the e-mail server; undefined without one. */
  sendMail: SendMail | undefined;
  /** Delivers new outbox rows now instead of at the next interval. */
  wakeOutbox: () => void;
}
