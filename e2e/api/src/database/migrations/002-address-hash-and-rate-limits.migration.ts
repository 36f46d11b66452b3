import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';

/** On PostgreSQL also the table of RateLimiterPostgres: unlogged, because its counts may be lost in a crash. */
export async function renamePlaceAndCreateRateLimits(
  db: Kysely<Tables>,
  kind: Database['kind'],
): Promise<void> {
  await db.schema.alterTable('sessions').renameColumn('place', 'address_hash').execute();
  if (kind === 'postgres')
    await sql`create unlogged table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
      db,
    );
}
