import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { initial } from './migrations/001-initial.migration.ts';
import type { Tables } from './tables.ts';

type Migration = (db: Kysely<Tables>, kind: Database['kind']) => Promise<void>;

/** In order; a name once released never changes its meaning. */
const migrations: readonly { name: string; up: Migration }[] = [{ name: '001-initial', up: initial }];

/** Any number, the same in every instance: it names PostgreSQL's advisory lock. */
const LOCK = 748_001;

/** Runs `work` in one transaction that no other instance, starting at the same time, shares. */
export function exclusively<T>({ db, kind }: Database, work: (tx: Kysely<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async tx => {
    // SQLite's transactions are immediate, which is a lock already.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    return await work(tx);
  });
}

/** Brings the database to this version's tables; answers the names of what was applied. */
export function migrate(database: Database): Promise<string[]> {
  return exclusively(database, async tx => {
    await tx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('applied_at', 'text', column => column.notNull())
      .execute();
    const rows = await tx.selectFrom('migrations').select('name').execute();
    const applied = new Set(rows.map(row => row.name));
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const { name, up } of missing) {
      await up(tx, database.kind);
      await tx.insertInto('migrations').values({ name, applied_at: new Date().toISOString() }).execute();
    }
    return missing.map(({ name }) => name);
  });
}
