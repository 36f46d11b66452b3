import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Writes a row as it is: unlike a read, that fails while the disk is full or locked. @throws StoreUnavailableError */
export async function checkWritable(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('migrations')
    .set(({ ref }) => ({ applied_at: ref('applied_at') }))
    .where('name', '=', '001-initial')
    .execute();
}
