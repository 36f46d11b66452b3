import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Kysely's SQLite dialect on Node's own SQLite: nothing to install. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #open: () => Promise<SqliteDatabase>;

  constructor(file: string) {
    const open = () => Promise.resolve(adapt(openFile(file)));
    super({ database: open });
    this.#open = open;
  }

  override createDriver() {
    return new ImmediateDriver({ database: this.#open });
  }
}

/** A deferred transaction that reads before it writes fails when another process wrote in between; this one waits. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function openFile(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 10_000 });
  // Full: in WAL mode a lesser setting may lose an acknowledged submission when the power fails.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return database;
}

/** The rows' types hold numbers, text and null alone, all of which SQLite takes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely hands parameters over without their types
const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

const adapt = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: sql => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: parameters => statement.all(...values(parameters)),
      run: parameters => statement.run(...values(parameters)),
      iterate: parameters => statement.iterate(...values(parameters)),
    };
  },
});
