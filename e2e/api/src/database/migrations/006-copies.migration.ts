import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addCopies(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('copied_at', 'text').execute();
}
