import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { NodeSqliteDialect } from './node-sqlite.dialect.ts';
import type { Tables } from './tables.ts';

/** The one typed query layer. `kind` is for the two places where the databases differ: ids and the migration lock. */
export interface Database {
  db: Kysely<Tables>;
  kind: 'sqlite' | 'postgres';
}

interface DatabaseAddress {
  DATABASE_FILE: string;
  DATABASE_URL?: string | undefined;
}

/** PostgreSQL when an address is given, else SQLite (WAL) in the file. */
export function openDatabase({ DATABASE_FILE, DATABASE_URL }: DatabaseAddress): Database {
  if (!DATABASE_URL)
    return { kind: 'sqlite', db: new Kysely<Tables>({ dialect: new NodeSqliteDialect(DATABASE_FILE) }) };
  const pool = new Pool({ connectionString: DATABASE_URL, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server closes is replaced; unhandled it would end the process.
  pool.on('error', () => undefined);
  return { kind: 'postgres', db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
