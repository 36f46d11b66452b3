import { Kysely, PostgresDialect } from 'kysely';
import { NodeSqliteDialect } from './node-sqlite.dialect.ts';
import { createPostgresPool } from './postgres-pool.ts';
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

/** What a visitor's request may cost, in ms. Commands of the operator may take longer. */
const requestTimeouts = {
  lock_timeout: 2_000,
  statement_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
  // For a server that is out of reach, and so cannot apply the limits above.
  query_timeout: 4_000,
};

/** PostgreSQL if DATABASE_URL is given, otherwise SQLite in the file. @param user whose patience limits the waits */
export function openDatabase(
  { DATABASE_FILE, DATABASE_URL }: DatabaseLocation,
  user: 'visitor' | 'operator' = 'operator',
): Database {
  if (!DATABASE_URL) {
    const dialect = new NodeSqliteDialect(DATABASE_FILE, user === 'visitor' ? 2_000 : 10_000);
    return { kind: 'sqlite', db: new Kysely<Tables>({ dialect }) };
  }
  const pool = createPostgresPool({
    connectionString: DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
    ...(user === 'visitor' && requestTimeouts),
  });
  return { kind: 'postgres', db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
