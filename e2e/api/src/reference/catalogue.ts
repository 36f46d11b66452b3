import type { PriceBasis } from 'shared-contracts';
import { type CostRule, costRule } from './cost-rule.ts';
import { drawingOf } from './drawings.ts';
import { type HomePrice, homePricesOf } from './home-prices.ts';
import { type PriceProvenance, provenanceOf } from './price-provenance.ts';
import type { ReferenceData } from './reference-data.schema.ts';

type Treatment = ReferenceData['treatments'][number];
type Source = ReferenceData['price_book']['sources'][number];

/** Whole USD, with what they rest on. */
interface Price extends PriceProvenance {
  usd: number;
  low: number;
  high: number;
}

export interface TreatmentRecord extends Treatment {
  /** By country, in display order. */
  prices: Map<string, Price>;
  /** Of the country that is cheapest; undefined without a price. */
  lowest: (Price & { country: string }) | undefined;
  /** What its prices rest on, recorded for all countries together. */
  sources: Source[];
  /** Of the treatment at home, by source country; those of which no source is known are absent. */
  homePrices: Map<string, HomePrice>;
  /** What public care pays, by source country; those of which no source is known are absent. */
  publicCare: Map<string, ReferenceData['public_care'][number]>;
  /** A path on the site, which serves a drawing of the treatment. */
  image: string | null;
  imageText: string;
}

/** A source as visitors read it. */
export const sourceName = ({ name, year }: Source): string => (year === null ? name : `${name}, ${year}`);

interface Route {
  fare: number;
  visa: number;
  flightHours: number;
}

/** The reference data as it is looked up: every page needs it, and it changes only with a release. */
export interface Catalogue extends Omit<ReferenceData, 'treatments' | 'accommodation' | 'food'> {
  /** By id. */
  treatments: Map<number, TreatmentRecord>;
  accommodation: Map<number, ReferenceData['accommodation'][number]>;
  food: Map<number, ReferenceData['food'][number]>;
  /** By source and destination: whole USD per traveler, and hours one way. */
  routes: Map<string, Map<string, Route>>;
  costRule: CostRule;
}

/** @throws Error for a route without a visa fee or flight hours */
export const createCatalogue = (data: ReferenceData, rule = costRule): Catalogue => ({
  ...data,
  costRule: rule,
  treatments: byId(data.treatments.map(treatment => toRecord(treatment, data))),
  accommodation: byId(data.accommodation),
  food: byId(data.food),
  routes: new Map(Object.keys(data.travel).map(source => [source, routesFrom(source, data)])),
});

const byId = <T extends { id: number }>(records: readonly T[]): Map<number, T> =>
  new Map(records.toSorted((a, b) => a.id - b.id).map(record => [record.id, record]));

function toRecord(treatment: Treatment, data: ReferenceData): TreatmentRecord {
  const { name, care, costs, cost_ranges, price_sources } = treatment;
  const prices = Object.entries(costs).map(([country, usd]): [string, Price] => {
    const [low, high] = cost_ranges[country] ?? [usd, usd];
    return [country, { usd, low, high, ...provenanceOf(treatment, country, data) }];
  });
  return {
    ...treatment,
    prices: new Map(prices),
    lowest: lowestOf(prices),
    sources: data.price_book.sources.filter(source => price_sources.includes(source.id)),
    homePrices: homePricesOf(treatment, data),
    publicCare: new Map(
      data.public_care.filter(({ kind }) => kind === care).map(entry => [entry.country, entry]),
    ),
    ...drawingOf(name),
  };
}

/** Of several countries with the lowest price, one where it is published; undefined without a price. */
export function lowestOf<T extends { usd: number; basis: PriceBasis }>(
  prices: readonly (readonly [country: string, T])[],
): (T & { country: string }) | undefined {
  const [lowest] = prices.toSorted(
    ([, a], [, b]) => a.usd - b.usd || Number(b.basis === 'published') - Number(a.basis === 'published'),
  );
  return lowest && { country: lowest[0], ...lowest[1] };
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
