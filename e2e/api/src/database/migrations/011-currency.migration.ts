import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addCurrency(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('currency', 'text').execute();
}
