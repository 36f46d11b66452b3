import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Readiness reads: a database that takes no more rows still answers what it has. */
export async function dropReadiness(db: Kysely<Tables>): Promise<void> {
  await db.schema.dropTable('readiness').execute();
}
