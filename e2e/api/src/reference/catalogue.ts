import type { PriceBasis } from 'shared-contracts';
import { type CostRule, costRule } from './cost-rule.ts';
import { drawingOf } from './drawings.ts';
import { type HomePrice, homePricesOf } from './home-prices.ts';
import { type PriceProvenance, provenanceIn } from './price-provenance.ts';
import type { ReferenceData } from './reference-data.schema.ts';

type Treatment = ReferenceData['treatments'][number];
type Source = ReferenceData['price_book']['sources'][number];

/** Whole USD, with what they rest on. */
interface Price extends PriceProvenance {
  usd: number;
  low: number;
  high: number;
}

export interface TreatmentRecord extends Omit<Treatment, 'costs' | 'cost_ranges'> {
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
  treatments: byId(data.treatments.map(recordIn(data))),
  accommodation: byId(data.accommodation),
  food: byId(data.food),
  routes: new Map(Object.keys(data.travel).map(source => [source, routesFrom(source, data)])),
});

const byId = <T extends { id: number }>(records: readonly T[]): Map<number, T> =>
  new Map(records.toSorted((a, b) => a.id - b.id).map(record => [record.id, record]));

function recordIn(data: ReferenceData): (treatment: Treatment) => TreatmentRecord {
  const provenanceOf = provenanceIn(data);
  const sourcesOf = sourcesIn(data.price_book);
  const publicCare = Map.groupBy(data.public_care, ({ kind }) => kind);
  return treatment => {
    const { costs, cost_ranges, ...rest } = treatment;
    const { name, care, price_sources } = rest;
    const provenance = provenanceOf(treatment);
    const prices = Object.entries(costs).map(([country, usd]): [string, Price] => {
      const [low, high] = cost_ranges[country] ?? [usd, usd];
      return [country, { usd, low, high, ...provenance(country) }];
    });
    return {
      ...rest,
      prices: new Map(prices),
      lowest: lowestOf(prices),
      sources: sourcesOf(price_sources),
      homePrices: homePricesOf(treatment, sourcesOf),
      publicCare: new Map((care && publicCare.get(care))?.map(entry => [entry.country, entry])),
      ...drawingOf(name),
    };
  };
}

/** Looks up the publications with some ids, in the order of the price book. */
function sourcesIn({ sources }: ReferenceData['price_book']) {
  const places = new Map(sources.map(({ id }, place) => [id, place]));
  return (ids: readonly string[]): Source[] =>
    [...new Set(ids)]
      .flatMap(id => places.get(id) ?? [])
      .toSorted((a, b) => a - b)
      .flatMap(place => sources[place] ?? []);
}

/** Of several countries with the lowest price, one where it is published; undefined without a price. */
export function lowestOf<T extends { usd: number; basis: PriceBasis }>(
  prices: readonly (readonly [country: string, T])[],
): (T & { country: string }) | undefined {
  let lowest = prices[0];
  for (const price of prices) if (lowest && isLower(price[1], lowest[1])) lowest = price;
  return lowest && { country: lowest[0], ...lowest[1] };
}

const isLower = (a: Pick<Price, 'usd' | 'basis'>, b: typeof a): boolean =>
  a.usd < b.usd || (a.usd === b.usd && a.basis === 'found' && b.basis !== 'found');

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
