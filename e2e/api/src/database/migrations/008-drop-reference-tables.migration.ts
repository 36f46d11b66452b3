import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Tables of prices, texts and rates, which older databases have. They come from the bundled file now. */
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
  for (const table of dropped) await db.schema.dropTable(table).ifExists().execute();
}
