import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { loadCatalogue } from '../reference/catalogue.ts';
import { readReferenceData } from '../reference/reference-data.ts';
import { seed } from '../reference/seed.ts';
import { migrate } from './migrate.ts';
import { createTables } from './migrations/001-initial.migration.ts';

/** Migration and seed, which several instances may start at the same time. */
export function migrateSuite(name: string, open: () => Promise<TestDatabase>): void {
  describe(`migration and seed on ${name}`, { timeout: 60_000 }, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await open();
    }, 60_000);
    afterEach(() => database.close());

    it('are applied once, and the seed again when the data changes', async () => {
      const data = readReferenceData();
      const migrations = await Promise.all([migrate(database), migrate(database)]);
      expect(migrations.flat()).toEqual([
        '001-initial',
        '002-address-hash-and-rate-limits',
        '003-units',
        '004-flight-hours',
        '005-trip-dates',
        '006-copies',
        '007-readiness',
        '008-topics-and-body-locations',
      ]);
      const seeded = await Promise.all([seed(database, data), seed(database, data)]);
      expect(seeded.toSorted()).toEqual([false, true]);
      const [first, ...others] = data.treatments;
      if (!first) throw new Error('no treatment');
      const changed = { ...data, treatments: [{ ...first, costs: { India: 1 } }, ...others] };
      expect(await seed(database, changed)).toBe(true);
      const treatments = await database.db
        .selectFrom('treatments')
        .select('base_cost')
        .orderBy('id')
        .execute();
      expect([treatments.length, treatments[0]?.base_cost]).toEqual([25, 1]);
    });

    it('are read whole while another instance replaces the reference data', async () => {
      const data = readReferenceData();
      await migrate(database);
      await seed(database, data);
      const [first, ...others] = data.treatments;
      if (!first) throw new Error('no treatment');
      const next = {
        ...data,
        meta: { ...data.meta, as_of: 'next' },
        treatments: [{ ...first, name: 'next' }, ...others],
      };
      const [catalogue] = await Promise.all([loadCatalogue(database), seed(database, next)]);
      const seen = [catalogue.treatments.get(first.id)?.name, catalogue.asOf];
      expect([
        [first.name, data.meta.as_of],
        ['next', 'next'],
      ]).toContainEqual(seen);
    });

    it('keep the sessions of a database of the first version', async () => {
      const { db, kind } = database;
      await createTables(db, kind);
      await sql`create table migrations (name text primary key, applied_at text not null)`.execute(db);
      await db.insertInto('migrations').values({ name: '001-initial', applied_at: '2026-11-21' }).execute();
      await sql`insert into sessions (token_hash, place, country, created_at, used_at)
        values ('token', 'hash', 'UK', '2026-11-21', '2026-11-21')`.execute(db);
      expect(await migrate(database)).toEqual([
        '002-address-hash-and-rate-limits',
        '003-units',
        '004-flight-hours',
        '005-trip-dates',
        '006-copies',
        '007-readiness',
        '008-topics-and-body-locations',
      ]);
      const sessions = await db
        .selectFrom('sessions')
        .select(['id', 'address_hash', 'country', 'units'])
        .execute();
      expect(sessions).toEqual([{ id: 1, address_hash: 'hash', country: 'UK', units: null }]);
    });
  });
}
