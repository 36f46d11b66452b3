import { type PriceProvenance, readPriceProvenance } from './price-provenance.ts';
import type { ReferenceData } from './reference-data.ts';

type Treatment = ReferenceData['treatments'][number];

export interface TreatmentRecord
  extends Pick<
    Treatment,
    'id' | 'slug' | 'name' | 'category' | 'price_unit' | 'typical_units' | 'description' | 'benefits' | 'faqs'
  > {
  /** What is counted, if the price is one piece's. */
  unit: NonNullable<Treatment['unit']> | null;
  body_location: string | null;
  sort_order: number;
  /** The lowest price, in whole USD. */
  base_cost: number;
  stay_days: number;
  /** A path on the site, which serves the picture. */
  image: string;
  /** Whole USD by country, in display order. */
  prices: Map<string, { usd: number; low: number; high: number }>;
  homePrices: Record<string, number>;
}

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
  priceProvenance: PriceProvenance;
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
    priceProvenance: readPriceProvenance(data),
    treatments: byId(data.treatments.map(toRecord)),
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

function toRecord(treatment: Treatment): TreatmentRecord {
  const { id, slug, name, category, price_unit, typical_units, description, benefits, faqs } = treatment;
  const { unit = null, body_location = null, costs, cost_ranges, home_prices, order } = treatment;
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
    sort_order: order,
    base_cost: Math.min(...Object.values(costs)),
    stay_days: treatment.min_treatement_days,
    image: `/images/treatments/${slug}.svg`,
    prices: new Map(
      Object.entries(costs).map(([country, usd]) => {
        const [low, high] = cost_ranges[country] ?? [usd, usd];
        return [country, { usd, low, high }];
      }),
    ),
    homePrices: home_prices,
  };
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
