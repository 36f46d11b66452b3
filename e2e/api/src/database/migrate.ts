import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { createTables } from './migrations/001-initial.migration.ts';
import { renamePlaceAndCreateRateLimits } from './migrations/002-address-hash-and-rate-limits.migration.ts';
import { addUnits } from './migrations/003-units.migration.ts';
import { addTripDates } from './migrations/005-trip-dates.migration.ts';
import { addCopies } from './migrations/006-copies.migration.ts';
import { dropReferenceTables } from './migrations/008-drop-reference-tables.migration.ts';
import { dropReadiness } from './migrations/009-drop-readiness.migration.ts';
import { addVisits } from './migrations/010-visits.migration.ts';
import { addCurrency } from './migrations/011-currency.migration.ts';
import { addCopyClaims } from './migrations/012-copy-claims.migration.ts';
import { addLaterNights } from './migrations/013-later-nights.migration.ts';
import type { Tables } from './tables.ts';

type Migration = (db: Kysely<Tables>, kind: Database['kind']) => Promise<void>;

/** In order. A released migration never changes, but one whose tables are gone by now is left out. */
export const migrations: readonly { name: string; up: Migration }[] = [
  { name: '001-initial', up: createTables },
  { name: '002-address-hash-and-rate-limits', up: renamePlaceAndCreateRateLimits },
  { name: '003-units', up: addUnits },
  { name: '005-trip-dates', up: addTripDates },
  { name: '006-copies', up: addCopies },
  { name: '008-drop-reference-tables', up: dropReferenceTables },
  { name: '009-drop-readiness', up: dropReadiness },
  { name: '010-visits', up: addVisits },
  { name: '011-currency', up: addCurrency },
  { name: '012-copy-claims', up: addCopyClaims },
  { name: '013-later-nights', up: addLaterNights },
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
