import { type BookTreatment, cutQuery, type Options, queries, slugOf } from 'shared-contracts';
import type { QueryContext } from '../../shared/query-context.ts';

type BookPrice = BookTreatment['prices'][number];

/** A row instead of an object: the page carries all prices, and 0.3 KB less. */
type PriceRow = readonly [
  country: string,
  low: number,
  high: number,
  basis: BookPrice['basis'],
  note: BookPrice['note'],
];

/** What a price covers, in sentences. */
export interface PriceScope {
  includes: string[];
  excludes: string[];
}

/** A treatment's prices as this page compares with them, in whole USD; with its own lists where the general ones do not fit it. */
export interface PricedTreatment
  extends Pick<BookTreatment, 'treatmentId' | 'name' | 'slug' | 'priceUnit' | 'unit'>,
    Partial<PriceScope> {
  prices: PriceRow[];
}

/** Every price with its range, and what those include that have no lists of their own. */
export interface Prices extends PriceScope {
  treatments: PricedTreatment[];
  asOf: string | null;
}

/** What the price of a treatment covers; of any while none is chosen. */
export const scopeOf = (prices: PriceScope, treatment: Partial<PriceScope> = {}): PriceScope => ({
  includes: treatment.includes ?? prices.includes,
  excludes: treatment.excludes ?? prices.excludes,
});

/** The countries that have a price. */
export const countriesOf = ({ treatments }: Prices): Set<string> =>
  new Set(treatments.flatMap(({ prices }) => prices.map(([country]) => country)));

export const pricesQuery = (context: QueryContext) =>
  cutQuery(
    context,
    queries.priceBook(context.api),
    ['check-quote-prices'],
    ({ treatments, includes, excludes, asOf }): Prices => ({
      treatments: treatments.map(({ prices, includes: own, excludes: lacking, ...treatment }) => ({
        treatmentId: treatment.treatmentId,
        name: treatment.name,
        ...(treatment.slug && treatment.slug !== slugOf(treatment.name) && { slug: treatment.slug }),
        priceUnit: treatment.priceUnit,
        unit: treatment.unit,
        ...(own && { includes: own }),
        ...(lacking && { excludes: lacking }),
        prices: prices.map(
          ({ country, low, high, basis, note }): PriceRow => [country, low, high, basis, note],
        ),
      })),
      includes,
      excludes,
      asOf,
    }),
  );

/** Units of each currency for one USD, and their date; and how far the lines of a trip may lie from our figures. */
export interface Rates extends Pick<Options, 'bands'> {
  perUsd: Readonly<Record<string, number>>;
  asOf: string | null;
}

export const ratesQuery = (context: QueryContext) =>
  cutQuery(
    context,
    queries.options(context.api),
    ['check-quote-rates'],
    ({ exchangeRates, asOf, bands }): Rates => ({
      perUsd: exchangeRates,
      asOf,
      bands: bands.map(({ line, low, high }) => ({ line, low, high, reason: '' })),
    }),
  );
