import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addUnits(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('units', 'integer').execute();
}
