import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

type Column = readonly [name: string, type: 'integer' | 'text' | 'double precision'];

const tables: Record<string, { columns: readonly Column[]; key: readonly string[] }> = {
  treatments: {
    columns: [
      ['id', 'integer'],
      ['slug', 'text'],
      ['name', 'text'],
      ['category', 'text'],
      ['sort_order', 'integer'],
      ['base_cost', 'integer'],
      ['price_unit', 'text'],
      ['typical_units', 'integer'],
      ['stay_days', 'integer'],
      ['description', 'text'],
      ['image', 'text'],
    ],
    key: ['id'],
  },
  treatment_prices: {
    columns: [
      ['treatment_id', 'integer'],
      ['country', 'text'],
      ['position', 'integer'],
      ['usd', 'integer'],
      ['low', 'integer'],
      ['high', 'integer'],
    ],
    key: ['treatment_id', 'country'],
  },
  home_prices: {
    columns: [
      ['treatment_id', 'integer'],
      ['source', 'text'],
      ['usd', 'integer'],
    ],
    key: ['treatment_id', 'source'],
  },
  treatment_benefits: {
    columns: [
      ['treatment_id', 'integer'],
      ['position', 'integer'],
      ['title', 'text'],
    ],
    key: ['treatment_id', 'position'],
  },
  treatment_faqs: {
    columns: [
      ['treatment_id', 'integer'],
      ['position', 'integer'],
      ['question', 'text'],
      ['answer', 'text'],
    ],
    key: ['treatment_id', 'position'],
  },
  countries: {
    columns: [
      ['name', 'text'],
      ['position', 'integer'],
      ['languages', 'text'],
    ],
    key: ['name'],
  },
  sources: {
    columns: [
      ['name', 'text'],
      ['position', 'integer'],
      ['currency', 'text'],
    ],
    key: ['name'],
  },
  exchange_rates: {
    columns: [
      ['currency', 'text'],
      ['position', 'integer'],
      ['per_usd', 'double precision'],
    ],
    key: ['currency'],
  },
  routes: {
    columns: [
      ['source', 'text'],
      ['destination', 'text'],
      ['fare', 'integer'],
      ['visa', 'integer'],
    ],
    key: ['source', 'destination'],
  },
  accommodation: {
    columns: [
      ['id', 'integer'],
      ['name', 'text'],
      ['description', 'text'],
      ['usd_per_night', 'text'],
    ],
    key: ['id'],
  },
  food: {
    columns: [
      ['id', 'integer'],
      ['name', 'text'],
      ['usd_per_day', 'text'],
    ],
    key: ['id'],
  },
  reference_facts: {
    columns: [
      ['name', 'text'],
      ['value', 'text'],
    ],
    key: ['name'],
  },
};

/** The tables that the seed fills: prices, texts and rates, read-only for visitors. */
export async function createReferenceTables(db: Kysely<Tables>): Promise<void> {
  for (const [name, { columns, key }] of Object.entries(tables)) {
    let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
    for (const [column, type] of columns) table = table.addColumn(column, type, required);
    await table.addPrimaryKeyConstraint(`${name}_key`, [...key]).execute();
  }
}
