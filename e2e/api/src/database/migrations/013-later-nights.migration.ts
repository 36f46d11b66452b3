import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addLaterNights(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('later_nights', 'text').execute();
}
