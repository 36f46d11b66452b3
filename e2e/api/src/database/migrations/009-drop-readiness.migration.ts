import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** What readiness wrote to in older databases. */
export async function dropReadiness(db: Kysely<Tables>): Promise<void> {
  await db.schema.dropTable('readiness').ifExists().execute();
}
