import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Longer than a page, since a quote request may need a new one: on a full disk less than that may succeed. */
const filler = ' '.repeat(10_000);

/**
 * Stores a row and removes it in the same transaction, in a table of its own: visitors' rows keep their numbers, and
 * nobody waits for this. @throws StoreUnavailableError
 */
export function checkWritable(db: Kysely<Tables>): Promise<void> {
  return db.transaction().execute(async tx => {
    await tx.insertInto('readiness').values({ filler }).execute();
    await tx.deleteFrom('readiness').execute();
  });
}
