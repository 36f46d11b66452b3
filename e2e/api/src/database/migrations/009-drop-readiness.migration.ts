import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** What readiness wrote to in databases of before. */
export async function dropReadiness(db: Kysely<Tables>): Promise<void> {
  await db.schema.dropTable('readiness').ifExists().execute();
}
