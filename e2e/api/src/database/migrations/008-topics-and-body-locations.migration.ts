import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addTopicsAndBodyLocations(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('treatment_faqs').addColumn('topic', 'text').execute();
  await db.schema.alterTable('treatments').addColumn('body_location', 'text').execute();
}
