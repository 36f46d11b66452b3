import { basisWords, describeStays, type PriceBasis } from 'shared-contracts';
import type { PriceBookAnswerSchema } from 'shared-contracts/wire';
import type { InferInput } from 'valibot';
import { toCsv } from '../csv.ts';
import { type Catalogue, sourceName } from '../reference/catalogue.ts';

type Answer = InferInput<typeof PriceBookAnswerSchema>;

/** Every price of all treatments, or of the one with an id, with the sources that it rests on. */
export const priceBookAnswer = (
  { meta, price_book, treatments }: Catalogue,
  treatmentId?: string,
): Answer => ({
  treatments: (treatmentId === undefined
    ? [...treatments.values()]
    : [treatments.get(Number(treatmentId)) ?? []].flat()
  ).map(
    ({
      id,
      name,
      slug,
      category,
      price_unit,
      unit,
      visits,
      includes,
      excludes,
      prices,
      homePrices,
      sources,
    }) => ({
      treatment_id: id,
      name,
      slug,
      category,
      price_unit,
      unit,
      visits,
      includes,
      excludes,
      sources: sources.map(sourceName),
      source_urls: Object.fromEntries(
        sources.flatMap(source => (source.page ? [[sourceName(source), source.page.url]] : [])),
      ),
      publications: sources.map(({ name: publication, kind, year, page = null }) => ({
        name: publication,
        kind,
        year,
        page,
      })),
      prices: [...prices].map(([country, { usd, low, high, basis, note }]) => ({
        country,
        low,
        typical: usd,
        high,
        range: basis === 'published' ? 'published' : 'interpolated',
        basis,
        note,
      })),
      home_prices: [...homePrices].map(
        ([country, { usd, low, high, basis, note, year, sources: publications }]) => ({
          country,
          low,
          typical: usd,
          high,
          basis,
          note,
          year,
          sources: publications.map(sourceName),
        }),
      ),
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
  'paid',
  'year',
] as const;

type Treatment = Answer['treatments'][number];
interface BookPrice extends Pick<Treatment['prices'][number], 'country' | 'low' | 'typical' | 'high'> {
  basis?: PriceBasis | undefined;
  sources?: readonly string[] | undefined;
  paid: 'abroad' | 'privately at home';
  note?: string | null | undefined;
  year?: number | null | undefined;
}

const pricesOf = ({ prices, sources, home_prices = [] }: Treatment): BookPrice[] => [
  ...prices.map((price): BookPrice => Object.assign({ sources, paid: 'abroad' as const }, price)),
  ...home_prices.map((price): BookPrice => Object.assign({ paid: 'privately at home' as const }, price)),
];

/** The price book as CSV, one price a line. */
export const priceBookCsv = ({ treatments, as_of }: Answer): string =>
  toCsv(
    treatments.flatMap(treatment =>
      pricesOf(treatment).map(({ country, low, typical, high, basis, sources, note, paid, year }) => ({
        treatment: treatment.name,
        category: treatment.category,
        country,
        unit: treatment.price_unit,
        low_usd: low,
        typical_usd: typical,
        high_usd: high,
        basis: basisWords[basis ?? 'estimate'],
        sources: sources?.join('; '),
        as_of,
        note,
        trips: treatment.visits ? describeStays(treatment.visits.days) : '1 trip',
        paid,
        year,
      })),
    ),
    columns,
  );
