import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addCopyClaims(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('copy_claimed_at', 'text').execute();
}
