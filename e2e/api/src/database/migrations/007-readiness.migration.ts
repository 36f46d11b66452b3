import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Without a key, so that instances that check at the same time do not wait for each other. */
export async function createReadiness(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('readiness')
    .addColumn('filler', 'text', column => column.notNull())
    .execute();
}
