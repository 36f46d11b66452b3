import { categoryName, type PriceBasis, slugOf } from 'shared-contracts';
import { type PriceProvenance, provenanceOf } from './price-provenance.ts';
import type { ReferenceData } from './reference-data.ts';

type UsualVisits = NonNullable<Treatment['visits']>;
type Treatment = ReferenceData['treatments'][number];
type Source = ReferenceData['price_book']['sources'][number];

/** Whole USD, with what they rest on. */
interface Price extends PriceProvenance {
  usd: number;
  low: number;
  high: number;
}

export interface TreatmentRecord
  extends Pick<
    Treatment,
    'id' | 'slug' | 'name' | 'category' | 'price_unit' | 'typical_units' | 'description' | 'benefits' | 'faqs'
  > {
  /** What is counted, if the price is one piece's. */
  unit: NonNullable<Treatment['unit']> | null;
  body_location: string | null;
  /** The usual journeys; null where one is enough. */
  visits: UsualVisits | null;
  sort_order: number;
  /** Of the country that is cheapest. */
  lowest: Price & { country: string };
  stay_days: number;
  /** A path on the site, which serves the drawing of the category. */
  image: string;
  /** By country, in display order. */
  prices: Map<string, Price>;
  /** What its prices rest on, recorded for all countries together. */
  sources: Source[];
  homePrices: Record<string, number>;
  /** What public care pays, by source country; those of which no source is known are absent. */
  publicCare: Map<string, ReferenceData['public_care'][number]>;
}

/** A source as visitors read it. */
export const sourceName = ({ name, year }: Source): string => (year === null ? name : `${name}, ${year}`);

interface Route {
  fare: number;
  visa: number;
  flightHours: number;
}

/** The reference data as it is looked up: every page needs it, and it changes only with a release. */
export interface Catalogue {
  asOf: string;
  ratesAsOf: string;
  includes: string[];
  excludes: string[];
  /** How each kind of price is found. */
  methods: ReferenceData['price_book']['methods'];
  /** How far the lines of a total may lie below and above, and why. */
  bands: ReferenceData['meta']['cost_bands'];
  /** By id. */
  treatments: Map<number, TreatmentRecord>;
  countries: { name: string; languages: string[]; medicalVisaDays: number | null }[];
  sources: { name: string; currency: string }[];
  exchangeRates: Record<string, number>;
  /** By source and destination: whole USD per traveler, and hours one way. */
  routes: Map<string, Map<string, Route>>;
  accommodation: Map<number, ReferenceData['accommodation'][number]>;
  food: Map<number, ReferenceData['food'][number]>;
}

/** @throws Error for a route without a visa fee or flight hours */
export function createCatalogue(data: ReferenceData): Catalogue {
  const { meta } = data;
  return {
    asOf: meta.as_of,
    ratesAsOf: meta.fx_as_of,
    includes: meta.includes,
    excludes: meta.excludes,
    methods: data.price_book.methods,
    bands: meta.cost_bands,
    treatments: byId(data.treatments.map(treatment => toRecord(treatment, data))),
    countries: data.countries.map(({ name, language, medical_visa_days = null }) => ({
      name,
      medicalVisaDays: medical_visa_days,
      languages: language,
    })),
    sources: data.sources,
    exchangeRates: data.fx_per_usd,
    routes: new Map(Object.keys(data.travel).map(source => [source, routesFrom(source, data)])),
    accommodation: byId(data.accommodation),
    food: byId(data.food),
  };
}

const byId = <T extends { id: number }>(records: readonly T[]): Map<number, T> =>
  new Map(records.toSorted((a, b) => a.id - b.id).map(record => [record.id, record]));

function toRecord(treatment: Treatment, data: ReferenceData): TreatmentRecord {
  const { id, slug, name, category, price_unit, typical_units, description, benefits, faqs } = treatment;
  const {
    unit = null,
    body_location = null,
    visits = null,
    costs,
    cost_ranges,
    home_prices,
    order,
  } = treatment;
  const prices = Object.entries(costs).map(([country, usd]): [string, Price] => {
    const [low, high] = cost_ranges[country] ?? [usd, usd];
    return [country, { usd, low, high, ...provenanceOf(treatment, country, data) }];
  });
  return {
    id,
    slug,
    name,
    category,
    price_unit,
    typical_units,
    description,
    benefits,
    faqs,
    unit,
    body_location,
    visits,
    sort_order: order,
    lowest: lowestOf(prices),
    stay_days: treatment.min_treatement_days,
    image: `/images/categories/${slugOf(categoryName(category))}.svg`,
    prices: new Map(prices),
    sources: data.price_book.sources.filter(source => treatment.price_sources.includes(source.id)),
    homePrices: home_prices,
    publicCare: new Map(
      data.public_care.filter(({ kind }) => kind === treatment.care).map(entry => [entry.country, entry]),
    ),
  };
}

/** Of several countries with the lowest price, one where it is published. @throws RangeError without a price */
export function lowestOf<T extends { usd: number; basis: PriceBasis }>(
  prices: readonly (readonly [country: string, T])[],
): T & { country: string } {
  const [lowest] = prices.toSorted(
    ([, a], [, b]) => a.usd - b.usd || Number(b.basis === 'published') - Number(a.basis === 'published'),
  );
  if (!lowest) throw new RangeError('there is no price');
  const [country, price] = lowest;
  return { country, ...price };
}

function routesFrom(source: string, { travel, visa: visas, flight_hours }: ReferenceData) {
  return new Map(
    Object.entries(travel[source] ?? {}).map(([destination, fare]): [string, Route] => {
      const visa = visas[source]?.[destination];
      const flightHours = flight_hours[source]?.[destination];
      if (visa === undefined || flightHours === undefined)
        throw new Error(`no visa fee or no flight hours from ${source} to ${destination}`);
      return [destination, { fare, visa, flightHours }];
    }),
  );
}
