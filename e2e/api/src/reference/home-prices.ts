import type { PriceProvenance } from './price-provenance.ts';
import type { ReferenceData } from './reference-data.schema.ts';

/** What a treatment costs at home, paid privately: whole USD per unit. */
export interface HomePrice extends Pick<PriceProvenance, 'basis' | 'sources'> {
  usd: number;
  low: number;
  high: number;
  /** Year of the figure; null if no page says. */
  year: number | null;
}

/** The prices at home, by source country: only those that were found. */
export const homePricesOf = (
  { home_prices, home_ranges }: ReferenceData['treatments'][number],
  provenanceOf: (country: string) => PriceProvenance,
): Map<string, HomePrice> =>
  new Map(
    Object.entries(home_prices).flatMap(([country, usd]) => {
      const { basis, sources } = provenanceOf(country);
      if (sources.length === 0) return [];
      const [low, high] = home_ranges[country] ?? [usd, usd];
      const year = sources.find(source => source.year !== null)?.year ?? null;
      return [[country, { usd, low, high, basis, sources, year }]];
    }),
  );

/** A price at home for several units; null where none is known. */
export const homeUsd = (price: HomePrice | undefined, units: number): number | null =>
  price ? price.usd * units : null;

/** Its range, and what it rests on. */
export const homeRange = ({ low, high, basis, year }: HomePrice, units = 1) => ({
  low: low * units,
  high: high * units,
  basis,
  note: null,
  year,
});
