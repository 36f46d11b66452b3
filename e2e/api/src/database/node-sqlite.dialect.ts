import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { StoreUnavailableError } from './store-unavailable.ts';

const LOCK_RETRY_MS = 10;

/** Kysely's SQLite dialect on `node:sqlite`, which needs no native package. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #open: () => Promise<SqliteDatabase>;
  readonly #lockWaitMs: number;

  /** @param lockWaitMs how long a lock of another process is waited for */
  constructor(file: string, lockWaitMs: number) {
    const open = () => Promise.resolve(adapt(openFile(file)));
    super({ database: open });
    this.#open = open;
    this.#lockWaitMs = lockWaitMs;
  }

  override createDriver() {
    return new BusyRetryDriver(this.#open, this.#lockWaitMs);
  }
}

/** SQLite's own waits would stop the whole process, so this driver waits for locks between attempts. */
class BusyRetryDriver extends SqliteDriver {
  readonly #lockWaitMs: number;
  /** When writes began to fail. All that wait share one limit, since they wait one after the other. */
  #lockedSince: number | undefined;

  constructor(database: () => Promise<SqliteDatabase>, lockWaitMs: number) {
    super({ database });
    this.#lockWaitMs = lockWaitMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // Statements block the thread, so connections and other calls get their turn between any two users of the database.
    await nextTurn();
    const connection = await super.acquireConnection();
    return {
      executeQuery: query => this.#execute(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** Immediate transactions wait for the lock. Deferred ones fail if another process writes between their read and write. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    // Some failures, such as a full disk, have rolled the transaction back already.
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
  }

  async #execute<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    for (;;) {
      try {
        const result = await connection.executeQuery<R>(query);
        // Reads succeed while another process holds a lock.
        if (!query.sql.startsWith('select')) this.#lockedSince = undefined;
        return result;
      } catch (error) {
        const code = resultCode(error);
        if (code === undefined || !UNAVAILABLE.has(code)) throw error;
        if (!LOCKED.has(code)) throw new StoreUnavailableError(error);
        this.#lockedSince ??= performance.now();
        if (performance.now() - this.#lockedSince > this.#lockWaitMs) throw new StoreUnavailableError(error);
        await delay(LOCK_RETRY_MS);
      }
    }
  }
}

/** SQLITE_BUSY, SQLITE_LOCKED */
const LOCKED = new Set([5, 6]);
/** Also SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN */
const UNAVAILABLE = new Set([...LOCKED, 8, 10, 13, 14]);

/** SQLITE_CORRUPT, SQLITE_NOTADB */
const DAMAGED = new Set([11, 26]);

/** SQLite's primary result code of an error, which is the low byte of the extended one. */
const resultCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

function openFile(file: string): DatabaseSync {
  try {
    if (file !== ':memory:') keepPrivate(file);
    const database = new DatabaseSync(file, { timeout: 10_000 });
    // With less than `full`, WAL mode can lose a confirmed submission in a power failure.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    database.exec('pragma busy_timeout = 0');
    return database;
  } catch (error) {
    const fault = DAMAGED.has(resultCode(error) ?? 0)
      ? 'is damaged; move it away and put a backup in its place'
      : `cannot be opened: ${(error as Error).message}`;
    throw new Error(`the database file ${file} ${fault}`, { cause: error });
  }
}

/** Only the owner may read contact data. SQLite gives its other files the mode of the database file. */
function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
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
