import type { PriceBookAnswerSchema } from 'shared-contracts/wire';
import type { InferInput } from 'valibot';
import { toCsv } from '../csv.ts';
import type { Catalogue } from '../reference/catalogue.ts';

type Answer = InferInput<typeof PriceBookAnswerSchema>;

/** Every price of a treatment with the sources that it rests on. */
export function priceBookAnswer({ asOf, priceProvenance, treatments }: Catalogue): Answer {
  const sources = new Map(
    priceProvenance.sources.map(({ id, name, year }) => [id, year === null ? name : `${name}, ${year}`]),
  );
  return {
    treatments: [...treatments.values()].map(({ id, name, category, price_unit, unit, prices }) => {
      const provenance = priceProvenance.treatments[id];
      return {
        treatment_id: id,
        name,
        category,
        price_unit,
        unit,
        sources: (provenance?.sources ?? []).flatMap(source => sources.get(source) ?? []),
        prices: [...prices].map(([country, { usd, low, high }]) => ({
          country,
          low,
          typical: usd,
          high,
          range: provenance?.published.includes(country) ? 'published' : 'interpolated',
          note: provenance?.notes[country] ?? null,
        })),
      };
    }),
    methods: priceProvenance.methods,
    as_of: asOf,
  };
}

const columns = [
  'treatment',
  'category',
  'country',
  'unit',
  'low_usd',
  'typical_usd',
  'high_usd',
  'range',
  'sources',
  'as_of',
  'note',
] as const;

/** The price book as CSV, one price a line. */
export const priceBookCsv = ({ treatments, as_of }: Answer): string =>
  toCsv(
    treatments.flatMap(({ name, category, price_unit, sources, prices }) =>
      prices.map(({ country, low, typical, high, range, note }) => ({
        treatment: name,
        category,
        country,
        unit: price_unit,
        low_usd: low,
        typical_usd: typical,
        high_usd: high,
        range,
        sources: sources.join('; '),
        as_of,
        note,
      })),
    ),
    columns,
  );
