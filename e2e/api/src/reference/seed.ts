import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { runExclusively } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import type { ReferenceData } from './reference-data.ts';
import { referenceRows } from './reference-rows.ts';

type Rows = ReturnType<typeof referenceRows>;

/** Replaces the content of the reference tables if the data has changed, and returns whether it has. */
export function seed(database: Database, data: ReferenceData): Promise<boolean> {
  const rows = referenceRows(data);
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  return runExclusively(database, async tx => {
    const facts = tx.selectFrom('reference_facts').select('value');
    const stored = await facts.where('name', '=', 'digest').executeTakeFirst();
    if (stored?.value === digest) return false;
    for (const table of Object.keys(rows) as (keyof Rows)[]) await tx.deleteFrom(table).execute();
    await fill(tx, rows);
    await tx.insertInto('reference_facts').values({ name: 'digest', value: digest }).execute();
    return true;
  });
}

async function fill(tx: Kysely<Tables>, rows: Rows): Promise<void> {
  await tx.insertInto('treatments').values(rows.treatments).execute();
  await tx.insertInto('treatment_prices').values(rows.treatment_prices).execute();
  await tx.insertInto('home_prices').values(rows.home_prices).execute();
  await tx.insertInto('treatment_benefits').values(rows.treatment_benefits).execute();
  await tx.insertInto('treatment_faqs').values(rows.treatment_faqs).execute();
  await tx.insertInto('countries').values(rows.countries).execute();
  await tx.insertInto('sources').values(rows.sources).execute();
  await tx.insertInto('exchange_rates').values(rows.exchange_rates).execute();
  await tx.insertInto('routes').values(rows.routes).execute();
  await tx.insertInto('accommodation').values(rows.accommodation).execute();
  await tx.insertInto('food').values(rows.food).execute();
  await tx.insertInto('reference_facts').values(rows.reference_facts).execute();
}
