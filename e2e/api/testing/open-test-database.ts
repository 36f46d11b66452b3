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

/** SQLite in a new file. */
export function openTestSqlite(): Promise<TestDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-api-'));
  const database = openDatabase({ DATABASE_FILE: join(dir, 'test.sqlite') }, 'visitor');
  const close = async () => {
    await database.db.destroy();
    rmSync(dir, { recursive: true, force: true });
  };
  return Promise.resolve({ ...database, close });
}

let embedded: Promise<PGlite> | undefined;

/**
 * An empty PostgreSQL database: on the server of TEST_DATABASE_URL, otherwise embedded in this process. The embedded one
 * needs seconds to start and half a gigabyte of memory, so all suites of a test file share it.
 */
export async function openTestPostgres(): Promise<TestDatabase> {
  const DATABASE_URL = process.env.TEST_DATABASE_URL;
  const database: Database = DATABASE_URL
    ? openDatabase({ DATABASE_FILE: '', DATABASE_URL })
    : { kind: 'postgres', db: await openEmbedded() };
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  return { ...database, close: () => (DATABASE_URL ? database.db.destroy() : Promise.resolve()) };
}

async function openEmbedded(): Promise<Kysely<Tables>> {
  embedded ??= PGlite.create();
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await embedded }) });
}
