import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { exclusively } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import type { ReferenceData } from './reference-data.ts';
import { referenceRows } from './reference-rows.ts';

/**
 * Fills the reference tables, or replaces their content when the file has changed since; visitors' rows are never
 * touched. Answers whether anything was written.
 */
export function seed(database: Database, data: ReferenceData): Promise<boolean> {
  const rows = referenceRows(data);
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  return exclusively(database, async tx => {
    const known = await tx
      .selectFrom('reference_facts')
      .select('value')
      .where('name', '=', 'digest')
      .executeTakeFirst();
    if (known?.value === digest) return false;
    for (const name of Object.keys(rows) as (keyof typeof rows)[]) await replace(tx, name, rows[name]);
    await tx.insertInto('reference_facts').values({ name: 'digest', value: digest }).execute();
    return true;
  });
}

type ReferenceTable = keyof ReturnType<typeof referenceRows>;

async function replace<T extends ReferenceTable>(
  tx: Kysely<Tables>,
  table: T,
  rows: readonly object[],
): Promise<void> {
  await tx.deleteFrom(table as ReferenceTable).execute();
  // The rows of one table share their type with that table by construction; the query builder cannot follow the key.
  await tx
    .insertInto(table as 'food')
    .values(rows as Tables['food'][])
    .execute();
}
