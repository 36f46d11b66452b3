import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

const types = ['integer', 'text', 'double precision'] as const;

type Columns = Partial<Record<(typeof types)[number], readonly string[]>>;

const tables: Record<string, Columns & { key: readonly string[] }> = {
  treatments: {
    integer: ['id', 'sort_order', 'base_cost', 'typical_units', 'stay_days'],
    text: ['slug', 'name', 'category', 'price_unit', 'description', 'image'],
    key: ['id'],
  },
  treatment_prices: {
    integer: ['treatment_id', 'position', 'usd', 'low', 'high'],
    text: ['country'],
    key: ['treatment_id', 'country'],
  },
  home_prices: { integer: ['treatment_id', 'usd'], text: ['source'], key: ['treatment_id', 'source'] },
  treatment_benefits: {
    integer: ['treatment_id', 'position'],
    text: ['title'],
    key: ['treatment_id', 'position'],
  },
  treatment_faqs: {
    integer: ['treatment_id', 'position'],
    text: ['question', 'answer'],
    key: ['treatment_id', 'position'],
  },
  countries: { integer: ['position'], text: ['name', 'languages'], key: ['name'] },
  sources: { integer: ['position'], text: ['name', 'currency'], key: ['name'] },
  exchange_rates: {
    integer: ['position'],
    text: ['currency'],
    'double precision': ['per_usd'],
    key: ['currency'],
  },
  routes: { integer: ['fare', 'visa'], text: ['source', 'destination'], key: ['source', 'destination'] },
  accommodation: { integer: ['id'], text: ['name', 'description', 'usd_per_night'], key: ['id'] },
  food: { integer: ['id'], text: ['name', 'usd_per_day'], key: ['id'] },
  reference_facts: { text: ['name', 'value'], key: ['name'] },
};

/** The tables that the seed fills with prices, texts and rates. */
export async function createReferenceTables(db: Kysely<Tables>): Promise<void> {
  for (const [name, { key, ...columns }] of Object.entries(tables)) {
    let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
    for (const type of types)
      for (const column of columns[type] ?? []) table = table.addColumn(column, type, required);
    await table.addPrimaryKeyConstraint(`${name}_key`, [...key]).execute();
  }
}
