import type { PriceBasis } from 'shared-contracts';
import { companionsOf } from './companions.ts';
import { type CostRule, costRule } from './cost-rule.ts';
import { drawingOf } from './drawings.ts';
import { type HomePrice, homePricesOf } from './home-prices.ts';
import { type PriceProvenance, provenanceIn } from './price-provenance.ts';
import type { ReferenceData } from './reference-data.schema.ts';

type Treatment = ReferenceData['treatments'][number];

/** Whole USD, with what they rest on. */
interface Price extends PriceProvenance {
  usd: number;
  low: number;
  high: number;
}

export interface TreatmentRecord extends Omit<Treatment, 'costs' | 'cost_ranges'> {
  /** By country, in display order. */
  prices: Map<string, Price>;
  /** Price in the cheapest country; undefined without a price, or where each is on request. */
  lowest: (Price & { country: string }) | undefined;
  /** Prices at home, by source country; prices that were not found are absent. */
  homePrices: Map<string, HomePrice>;
  /** What public care pays, by source country; countries without a known source are absent. */
  publicCare: Map<string, ReferenceData['public_care'][number]>;
  companions: ReturnType<typeof companionsOf>;
  /** A path on the site, which serves a drawing of the treatment. */
  image: string | null;
  imageText: string;
}

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
  const publicCare = Map.groupBy(data.public_care, ({ kind }) => kind);
  return treatment => {
    const { costs, cost_ranges, ...rest } = treatment;
    const { name, care } = rest;
    const provenance = provenanceOf(treatment);
    const prices = Object.entries(costs).map(([country, usd]): [string, Price] => {
      const [low, high] = cost_ranges[country] ?? [usd, usd];
      return [country, { usd, low, high, ...provenance(country) }];
    });
    return {
      ...rest,
      prices: new Map(prices),
      lowest: lowestOf(prices),
      companions: companionsOf(treatment),
      homePrices: homePricesOf(treatment, provenance),
      publicCare: new Map((care && publicCare.get(care))?.map(entry => [entry.country, entry])),
      ...drawingOf(name),
    };
  };
}

/** The lowest price: of several equal ones a found one; undefined without a price, or where each is 0 and so on request. */
export function lowestOf<T extends { usd: number; basis: PriceBasis }>(
  prices: readonly (readonly [country: string, T])[],
): (T & { country: string }) | undefined {
  let lowest: (typeof prices)[number] | undefined;
  for (const price of prices)
    if (price[1].usd > 0 && (!lowest || isLower(price[1], lowest[1]))) lowest = price;
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
