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

/** Kysely's SQLite dialect on `node:sqlite`, which needs no native package. */
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

/** Immediate transactions wait for the lock. Deferred ones fail if another process writes between their read and write. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function openFile(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 10_000 });
  // With less than `full`, WAL mode can lose a confirmed submission in a power failure.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return database;
}

/** Rows contain only numbers, text and null, all of which SQLite accepts. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely passes parameters without their types
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
