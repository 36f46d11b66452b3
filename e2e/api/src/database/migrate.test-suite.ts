import { sql } from 'kysely';
import { SavedTripAnswerSchema } from 'shared-contracts/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { migrate, migrations } from './migrate.ts';
import { createTables } from './migrations/001-initial.migration.ts';
import { answerColumns } from './tables.ts';

/** Migrations, which several instances may start at the same time. */
export function migrateSuite(name: string, open: () => Promise<TestDatabase>): void {
  describe(`migrations on ${name}`, { timeout: 60_000 }, () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await open();
    }, 60_000);
    afterEach(() => database.close());

    it('are applied once', async () => {
      const applied = await Promise.all([migrate(database), migrate(database)]);
      expect(applied.flat()).toEqual(migrations.map(migration => migration.name));
    });

    it('leave a column for each answer of a trip and of a quote request', async () => {
      await migrate(database);
      const { answers } = SavedTripAnswerSchema.entries;
      for (const [table, columns] of [
        ['sessions', Object.keys(answers.entries)],
        ['submissions', answerColumns],
      ] as const)
        await sql`select ${sql.join(columns.map(column => sql.ref(column)))} from ${sql.table(table)}`.execute(
          database.db,
        );
    });

    it('keep sessions and quote requests of a database with reference tables, which go', async () => {
      const { db, kind } = database;
      await sql`create table migrations (name text primary key, applied_at text not null)`.execute(db);
      for (const { name: applied, up } of migrations.filter(migration => migration.name < '008')) {
        await up(db, kind);
        await db.insertInto('migrations').values({ name: applied, applied_at: '2026-11-23' }).execute();
      }
      // Once made by migrations 001, 004 and 007.
      for (const applied of ['004-flight-hours', '007-readiness'])
        await db.insertInto('migrations').values({ name: applied, applied_at: '2026-11-23' }).execute();
      await sql`create table readiness (filler text not null)`.execute(db);
      await sql`create table reference_facts (name text primary key, value text not null)`.execute(db);
      await sql`insert into reference_facts (name, value) values ('as_of', '2026-11')`.execute(db);
      await sql`insert into sessions (token_hash, address_hash, country, treatment_id, units, created_at, used_at)
        values ('token', 'hash', 'UK', 37, 3, '2026-11-23', '2026-11-23')`.execute(db);
      await sql`insert into submissions (reference, session_id, idempotency_key, body_digest, treatment_id, source,
        destination, contact_name, contact_email, contact_phone, timeline, notes, consent_version, consent_at, created_at)
        values ('CF-1', 1, 'key', 'digest', 52, 'UK', 'India', 'Jo', 'jo@example.org', '', 'soon', '', '1', '', '')`.execute(
        db,
      );
      expect(await migrate(database)).toEqual(
        migrations.map(migration => migration.name).filter(migration => migration >= '008'),
      );
      expect(
        await db.selectFrom('sessions').select(['address_hash', 'treatment_id', 'units', 'visits']).execute(),
      ).toEqual([{ address_hash: 'hash', treatment_id: 37, units: 3, visits: null }]);
      expect(await db.selectFrom('submissions').select(['reference', 'session_id']).execute()).toEqual([
        { reference: 'CF-1', session_id: 1 },
      ]);
      await expect(sql`select * from reference_facts`.execute(db)).rejects.toThrow(/reference_facts/);
    });

    it('keep the sessions of a database of the first version', async () => {
      const { db, kind } = database;
      await createTables(db, kind);
      await sql`create table migrations (name text primary key, applied_at text not null)`.execute(db);
      await db.insertInto('migrations').values({ name: '001-initial', applied_at: '2026-11-21' }).execute();
      await sql`insert into sessions (token_hash, place, country, created_at, used_at)
        values ('token', 'hash', 'UK', '2026-11-21', '2026-11-21')`.execute(db);
      expect(await migrate(database)).toEqual(migrations.slice(1).map(migration => migration.name));
      const sessions = await db
        .selectFrom('sessions')
        .select(['id', 'address_hash', 'country', 'units'])
        .execute();
      expect(sessions).toEqual([{ id: 1, address_hash: 'hash', country: 'UK', units: null }]);
    });
  });
}
