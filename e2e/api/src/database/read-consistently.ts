import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Runs `work` on the database as it is at one moment, whatever others write meanwhile. Holds up no writer. */
export function readConsistently<T>(
  { db, kind }: Database,
  work: (tx: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only');
  // On SQLite every transaction that reads is one snapshot.
  const consistent = kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction;
  return consistent.execute(work);
}
