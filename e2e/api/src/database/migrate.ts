import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { createTables } from './migrations/001-initial.migration.ts';
import { renamePlaceAndCreateRateLimits } from './migrations/002-address-hash-and-rate-limits.migration.ts';
import { dropReferenceTables } from './migrations/008-drop-reference-tables.migration.ts';
import { dropReadiness } from './migrations/009-drop-readiness.migration.ts';
import type { Tables } from './tables.ts';

type Migration = (db: Kysely<Tables>, kind: Database['kind']) => Promise<void>;

/** @param columns names with their types */
const addColumns =
  (table: keyof Tables, columns: Record<string, 'integer' | 'text'>): Migration =>
  async db => {
    for (const [name, type] of Object.entries(columns))
      await db.schema.alterTable(table).addColumn(name, type).execute();
  };

/** In order. A released migration never changes, but one whose tables are gone by now is left out. */
export const migrations: readonly { name: string; up: Migration }[] = [
  { name: '001-initial', up: createTables },
  { name: '002-address-hash-and-rate-limits', up: renamePlaceAndCreateRateLimits },
  { name: '003-units', up: addColumns('sessions', { units: 'integer' }) },
  { name: '005-trip-dates', up: addColumns('sessions', { start_date: 'text', end_date: 'text' }) },
  { name: '006-copies', up: addColumns('submissions', { copied_at: 'text' }) },
  { name: '008-drop-reference-tables', up: dropReferenceTables },
  { name: '009-drop-readiness', up: dropReadiness },
  { name: '010-visits', up: addColumns('sessions', { visits: 'integer' }) },
  { name: '011-currency', up: addColumns('sessions', { currency: 'text' }) },
  { name: '012-copy-claims', up: addColumns('submissions', { copy_claimed_at: 'text' }) },
  { name: '013-later-nights', up: addColumns('sessions', { later_nights: 'text' }) },
  {
    name: '014-told-prices',
    up: addColumns('sessions', { told_prices: 'text', compared: 'text', earlier_trips: 'text' }),
  },
  { name: '015-about', up: addColumns('submissions', { about: 'text' }) },
];

/** Identifies the advisory lock on PostgreSQL; an arbitrary number. */
const LOCK_ID = 748_001;

/**
 * Applies the missing migrations and returns their names. Several instances may start at the same time: one of them does.
 * Kysely's own migrator locks only PostgreSQL.
 */
export function migrate({ db, kind }: Database): Promise<string[]> {
  return db.transaction().execute(async tx => {
    // Transactions on SQLite are immediate, so they exclude each other.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(tx);
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
      await up(tx, kind);
      await tx.insertInto('migrations').values({ name, applied_at: new Date().toISOString() }).execute();
    }
    return missing.map(({ name }) => name);
  });
}
