import { type BookTreatment, cutQuery, type Options, queries } from 'shared-contracts';
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

/** A treatment's prices as this page compares with them, in whole USD. */
export interface PricedTreatment extends Pick<BookTreatment, 'treatmentId' | 'name' | 'priceUnit' | 'unit'> {
  prices: PriceRow[];
}

/** Every price with its range, and what all of them include. */
export interface Prices {
  treatments: PricedTreatment[];
  includes: string[];
  excludes: string[];
  asOf: string;
}

/** The countries that have a price. */
export const countriesOf = ({ treatments }: Prices): Set<string> =>
  new Set(treatments.flatMap(({ prices }) => prices.map(([country]) => country)));

export const pricesQuery = (context: QueryContext) =>
  cutQuery(
    context,
    queries.priceBook(context.api),
    ['check-quote-prices'],
    ({ treatments, includes, excludes, asOf }): Prices => ({
      treatments: treatments.map(({ treatmentId, name, priceUnit, unit, prices }) => ({
        treatmentId,
        name,
        priceUnit,
        unit,
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
  asOf: string;
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
