import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addTripDates(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('start_date', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('end_date', 'text').execute();
}
