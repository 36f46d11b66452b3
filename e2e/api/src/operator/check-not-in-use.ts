import { sql } from 'kysely';
import { type Database, SERVER_NAME } from '../database/database.ts';
import { StoreUnavailableError } from '../database/store-unavailable.ts';

/** @throws Error when an API server is running on the database */
export async function checkNotInUse({ db, kind }: Database): Promise<void> {
  const isInUse = await (kind === 'postgres' ? hasServers(db) : isOpenElsewhere(db));
  if (isInUse) throw new Error('The API is running on this database: stop it first');
}

async function hasServers(db: Database['db']): Promise<boolean> {
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${SERVER_NAME} limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

/** SQLite leaves WAL mode only for the one process that has the file open. */
async function isOpenElsewhere(db: Database['db']): Promise<boolean> {
  try {
    await sql`pragma journal_mode = delete`.execute(db);
  } catch (error) {
    if (error instanceof StoreUnavailableError) return true;
    throw error;
  }
  await sql`pragma journal_mode = wal`.execute(db);
  return false;
}
