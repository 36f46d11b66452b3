import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addVisits(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('visits', 'integer').execute();
}
