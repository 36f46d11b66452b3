import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function createTables(db: Kysely<Tables>, kind: Database['kind']): Promise<void> {
  const table = (name: string) =>
    kind === 'sqlite'
      ? db.schema.createTable(name).addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
      : db.schema.createTable(name).addColumn('id', 'serial', column => column.primaryKey());

  await table('sessions')
    .addColumn('token_hash', 'text', column => column.notNull().unique())
    .addColumn('place', 'text', required)
    .addColumn('country', 'text', required)
    .addColumn('treatment_id', 'integer')
    .addColumn('variant', 'text')
    .addColumn('source', 'text')
    .addColumn('destination', 'text')
    .addColumn('timeline', 'text')
    .addColumn('patient_count', 'integer')
    .addColumn('people_count', 'integer')
    .addColumn('accommodation_id', 'integer')
    .addColumn('accommodation_duration', 'integer')
    .addColumn('food_id', 'integer')
    .addColumn('travel_support', 'integer')
    .addColumn('visa_support', 'integer')
    .addColumn('cost', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('used_at', 'text', required)
    .execute();
  await table('submissions')
    .addColumn('reference', 'text', column => column.notNull().unique())
    .addColumn('session_id', 'integer', required)
    .addColumn('idempotency_key', 'text', required)
    .addColumn('body_digest', 'text', required)
    .addColumn('treatment_id', 'integer', required)
    .addColumn('source', 'text', required)
    .addColumn('destination', 'text', required)
    .addColumn('contact_name', 'text', required)
    .addColumn('contact_email', 'text', required)
    .addColumn('contact_phone', 'text', required)
    .addColumn('timeline', 'text', required)
    .addColumn('notes', 'text', required)
    .addColumn('consent_version', 'text', required)
    .addColumn('consent_at', 'text', required)
    .addColumn('estimate', 'text')
    .addColumn('created_at', 'text', required)
    .addUniqueConstraint('submissions_once', ['session_id', 'idempotency_key'])
    .execute();
  await table('outbox')
    .addColumn('reference', 'text', required)
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('next_at', 'text', required)
    .addColumn('delivered_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema.createIndex('sessions_used').on('sessions').column('used_at').execute();
  await db.schema.createIndex('submissions_created').on('submissions').column('created_at').execute();
  await sql`create index outbox_waiting on outbox (next_at) where delivered_at is null`.execute(db);
}
