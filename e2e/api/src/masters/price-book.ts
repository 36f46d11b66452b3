import { describeStays } from 'shared-contracts/host';
import type { PriceBookAnswerSchema } from 'shared-contracts/wire';
import type { InferInput } from 'valibot';
import { toCsv } from '../csv.ts';
import { type Catalogue, sourceName } from '../reference/catalogue.ts';

type Answer = InferInput<typeof PriceBookAnswerSchema>;

/** Every price of a treatment with the sources that it rests on. */
export const priceBookAnswer = ({ meta, price_book, treatments }: Catalogue): Answer => ({
  treatments: [...treatments.values()].map(
    ({ id, name, category, price_unit, unit, visits, prices, sources }) => ({
      treatment_id: id,
      name,
      category,
      price_unit,
      unit,
      visits,
      sources: sources.map(sourceName),
      source_urls: Object.fromEntries(
        sources.flatMap(source => (source.url ? [[sourceName(source), source.url]] : [])),
      ),
      prices: [...prices].map(([country, { usd, low, high, basis, note }]) => ({
        country,
        low,
        typical: usd,
        high,
        range: basis === 'published' ? 'published' : 'interpolated',
        basis,
        note,
      })),
    }),
  ),
  methods: price_book.methods,
  includes: meta.includes,
  excludes: meta.excludes,
  as_of: meta.as_of,
});

const columns = [
  'treatment',
  'category',
  'country',
  'unit',
  'low_usd',
  'typical_usd',
  'high_usd',
  'basis',
  'sources',
  'as_of',
  'note',
  'trips',
] as const;

/** The price book as CSV, one price a line. */
export const priceBookCsv = ({ treatments, as_of }: Answer): string =>
  toCsv(
    treatments.flatMap(({ name, category, price_unit, visits, sources, prices }) =>
      prices.map(({ country, low, typical, high, basis, note }) => ({
        treatment: name,
        category,
        country,
        unit: price_unit,
        low_usd: low,
        typical_usd: typical,
        high_usd: high,
        basis: basis === 'published' ? 'published' : 'our estimate',
        sources: sources.join('; '),
        as_of,
        note,
        trips: visits ? describeStays(visits.days) : '1 trip',
      })),
    ),
    columns,
  );
