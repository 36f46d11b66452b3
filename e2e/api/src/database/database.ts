import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { NodeSqliteDialect } from './node-sqlite.dialect.ts';
import type { Tables } from './tables.ts';

/** The query layer. `kind` is for code in which the two databases differ, such as id columns and locks. */
export interface Database {
  db: Kysely<Tables>;
  kind: 'sqlite' | 'postgres';
}

interface DatabaseLocation {
  DATABASE_FILE: string;
  DATABASE_URL?: string | undefined;
}

/** PostgreSQL if DATABASE_URL is given, otherwise SQLite in the file. */
export function openDatabase({ DATABASE_FILE, DATABASE_URL }: DatabaseLocation): Database {
  if (!DATABASE_URL)
    return { kind: 'sqlite', db: new Kysely<Tables>({ dialect: new NodeSqliteDialect(DATABASE_FILE) }) };
  const pool = new Pool({ connectionString: DATABASE_URL, max: 10, connectionTimeoutMillis: 5_000 });
  // The pool replaces idle connections that the server closes; an unhandled error event would end the process.
  pool.on('error', () => undefined);
  return { kind: 'postgres', db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
