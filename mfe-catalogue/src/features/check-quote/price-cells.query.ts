import {
  type BookTreatment,
  cutQuery,
  type Options,
  OTHER_SOURCE,
  type PriceBook,
  queries,
  slugOf,
  standardChoice,
  type TreatmentInCountry,
} from 'shared-contracts';
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

/** Prices with their ranges, and what a price includes where its treatment has no list of its own. */
export interface Prices extends PriceScope {
  /** All treatments; of a long list, only the treatment that the page names. */
  treatments: PricedTreatment[];
  /** The destinations of a long list. */
  countries?: string[];
  asOf: string | null;
}

/** What the price of a treatment covers; of any while none is chosen. */
export const scopeOf = (prices: PriceScope, treatment: Partial<PriceScope> = {}): PriceScope => ({
  includes: treatment.includes ?? prices.includes,
  excludes: treatment.excludes ?? prices.excludes,
});

/** The treatments to choose from; null of a long list, which the page does not have. */
export const treatmentsOf = ({ countries, treatments }: Prices): PricedTreatment[] | null =>
  countries ? null : treatments;

/** The countries to choose from: each has a price. */
export const countriesOf = ({ countries, treatments }: Prices): string[] =>
  countries ?? [...new Set(treatments.flatMap(({ prices }) => prices.map(([country]) => country)))];

/** The treatment that is chosen, or typed. */
export const treatmentNamed = (
  { treatments }: Pick<Prices, 'treatments'>,
  named: string,
): PricedTreatment | undefined =>
  treatments.find(({ treatmentId, name }) => treatmentId === named || isNamed(name, named));

/** The country that is chosen, or typed. */
export const countryNamed = (prices: Prices, named: string): string | undefined =>
  countriesOf(prices).find(country => isNamed(country, named));

const isNamed = (name: string, typed: string): boolean => name.toLowerCase() === typed.trim().toLowerCase();

const pricesOf = ({ treatments, includes, excludes, asOf }: PriceBook): Prices => ({
  treatments: treatments.map(({ prices, includes: own, excludes: lacking, ...treatment }) => ({
    treatmentId: treatment.treatmentId,
    name: treatment.name,
    ...(treatment.slug && treatment.slug !== slugOf(treatment.name) && { slug: treatment.slug }),
    priceUnit: treatment.priceUnit,
    unit: treatment.unit,
    ...(own && { includes: own }),
    ...(lacking && { excludes: lacking }),
    prices: prices.map(({ country, low, high, basis, note }): PriceRow => [country, low, high, basis, note]),
  })),
  includes,
  excludes,
  asOf,
});

const noPrices: Prices = { treatments: [], includes: [], excludes: [], asOf: null };

type PricesQuery = ReturnType<typeof cutQuery<PriceBook, Prices>>;

/** @param named the treatment's id, or its name as it is typed: of a long list only its prices are asked for */
export const pricesQuery = (context: QueryContext, named: string): PricesQuery =>
  queries.priceBook(context.api, named).isCut
    ? pricesOfOneQuery(context, named)
    : cutQuery(context, queries.priceBook(context.api, named), ['check-quote-prices'], pricesOf);

function pricesOfOneQuery(context: QueryContext, named: string): PricesQuery {
  const { api } = context;
  const countries = cutQuery(context, queries.destinations(api), ['destination-names'], list =>
    list.map(({ country }) => country),
  );
  const found = cutQuery(
    context,
    queries.treatments(api, { search: named }),
    ['treatment-named', named],
    list => list.find(({ name }) => name.toLowerCase() === named.trim().toLowerCase())?.id,
  );
  return {
    queryKey: ['check-quote-prices', named],
    queryFn: async run => {
      const isName = named.trim() !== '' && !/^\d+$/.test(named);
      const id = (isName ? await found.queryFn(run) : named) ?? '';
      if (id === '') return { ...noPrices, countries: await countries.queryFn(run) };
      const book = cutQuery(context, queries.priceBook(api, id), ['price-book', 'of', id], pricesOf);
      const [prices, names] = await Promise.all([book.queryFn(run), countries.queryFn(run)]);
      return { ...prices, countries: names };
    },
  };
}

/**
 * What several pieces of a treatment cost in a country, which only the API knows; its answer is null where it does not say.
 * @returns null where nothing is asked: for one piece
 */
export function unitPriceQuery(
  context: QueryContext,
  { treatmentId, destination }: TreatmentInCountry,
  units: number,
) {
  if (units === 1) return null;
  return cutQuery(
    context,
    // The treatment's part is the same from everywhere, and for any stay.
    queries.costsByTreatment(context.api, {
      treatmentId,
      destination,
      units,
      source: OTHER_SOURCE,
      patients: 1,
      travelers: 1,
      nights: 1,
      accommodationId: standardChoice.accommodationMasterId,
      foodId: standardChoice.foodMasterId,
      flightSupport: false,
      visaSupport: false,
    }),
    ['check-quote-units', treatmentId, destination, units],
    costs => costs.find(({ country }) => country === destination)?.treatment_range ?? null,
  );
}

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
