import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { type Database, openDatabase } from '../src/database/database.ts';
import type { Tables } from '../src/database/tables.ts';

export interface TestDatabase extends Database {
  close: () => Promise<void>;
}

/** SQLite in a file of its own, as in production. */
export function openTestSqlite(): Promise<TestDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-api-'));
  const database = openDatabase({ DATABASE_FILE: join(dir, 'test.sqlite') });
  const close = async () => {
    await database.db.destroy();
    rmSync(dir, { recursive: true, force: true });
  };
  return Promise.resolve({ ...database, close });
}

/** The server of TEST_DATABASE_URL, in a schema emptied first; without it PostgreSQL embedded in this process. */
export async function openTestPostgres(): Promise<TestDatabase> {
  const DATABASE_URL = process.env.TEST_DATABASE_URL;
  if (!DATABASE_URL) {
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: () => PGlite.create() }) });
    return { kind: 'postgres', db, close: () => db.destroy() };
  }
  const database = openDatabase({ DATABASE_FILE: '', DATABASE_URL });
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  return { ...database, close: () => database.db.destroy() };
}
