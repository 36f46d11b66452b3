import { basisWords, describeStays } from 'shared-contracts';
import type { PriceBookAnswerSchema } from 'shared-contracts/wire';
import type { InferInput } from 'valibot';
import { toCsv } from '../csv.ts';
import type { Catalogue } from '../reference/catalogue.ts';

type Answer = InferInput<typeof PriceBookAnswerSchema>;

/** Every price of all treatments, or of the one with an id, with the sources that it rests on. */
export const priceBookAnswer = (
  { meta, price_book, treatments }: Catalogue,
  treatmentId?: string,
): Answer => ({
  treatments: (treatmentId === undefined
    ? [...treatments.values()]
    : [treatments.get(Number(treatmentId)) ?? []].flat()
  ).map(({ id, name, slug, category, price_unit, unit, visits, includes, excludes, prices, homePrices }) => ({
    treatment_id: id,
    name,
    slug,
    category,
    price_unit,
    unit,
    visits,
    includes: includes ?? null,
    excludes: excludes ?? null,
    prices: [...prices].map(([country, { usd, low, high, basis, note, sources }]) => ({
      country,
      low,
      typical: usd,
      high,
      basis,
      note,
      sources,
    })),
    home_prices: [...homePrices].map(([country, { usd, low, high, basis, year, sources }]) => ({
      country,
      low,
      typical: usd,
      high,
      basis,
      note: null,
      year,
      sources,
    })),
  })),
  methods: price_book.methods,
  includes: meta.includes,
  excludes: meta.excludes,
  as_of: meta.as_of,
});

const columns = [
  'treatment',
  'category',
  'country',
  'paid',
  'unit',
  'typical_usd',
  'low_usd',
  'high_usd',
  'basis',
  'sources',
  'as_of',
  'note',
  'trips',
] as const;

type Treatment = Answer['treatments'][number];
type Price = Treatment['prices'][number];

/** Publisher, kind, year, day read, and the page. */
const sourceText = ({ publisher, kind, year, read, url }: Price['sources'][number]): string =>
  [publisher, kind, year, `read ${read}`, url].filter(Boolean).join(', ');

/** The price book as CSV, one price a line. */
export const priceBookCsv = ({ treatments, as_of }: Answer): string =>
  toCsv(
    treatments.flatMap(treatment => {
      const rowsOf = (prices: readonly Price[], paid: string) =>
        prices.map(({ country, low, typical, high, basis, sources, note }) => ({
          treatment: treatment.name,
          category: treatment.category,
          country,
          paid,
          unit: treatment.price_unit,
          typical_usd: typical,
          low_usd: low,
          high_usd: high,
          basis: basisWords[basis],
          sources: sources.map(sourceText).join('; '),
          as_of,
          note,
          trips: treatment.visits ? describeStays(treatment.visits.days) : '1 trip',
        }));
      return [...rowsOf(treatment.prices, 'abroad'), ...rowsOf(treatment.home_prices, 'privately at home')];
    }),
    columns,
  );
