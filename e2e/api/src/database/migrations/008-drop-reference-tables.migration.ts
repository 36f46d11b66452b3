import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The tables of prices, texts and rates, which come from the bundled file. Earlier releases cannot start without them. */
const dropped = [
  'treatments',
  'treatment_prices',
  'home_prices',
  'treatment_benefits',
  'treatment_faqs',
  'countries',
  'sources',
  'exchange_rates',
  'routes',
  'accommodation',
  'food',
  'reference_facts',
];

export async function dropReferenceTables(db: Kysely<Tables>): Promise<void> {
  for (const table of dropped) await db.schema.dropTable(table).execute();
}
