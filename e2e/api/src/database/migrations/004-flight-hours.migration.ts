import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export async function addFlightHours(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('routes')
    .addColumn('flight_hours', 'double precision', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('countries').addColumn('medical_visa_days', 'integer').execute();
}
