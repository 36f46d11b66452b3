import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import type { RateLimit } from './http/rate-limit.ts';
import type { Proxies } from './http/visitor.ts';
import type { Catalogue } from './reference/catalogue.ts';

/** What the calls work with; one of each in a process. */
export interface ApiServices {
  database: Database;
  catalogue: Catalogue;
  env: Env;
  proxies: Proxies;
  log: Logger;
  now: () => Date;
  limits: { writes: RateLimit; submissions: RateLimit };
  /** Wakes the outbox after a submission. */
  notify: () => void;
}
