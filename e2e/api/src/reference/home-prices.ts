import { usd as formatUsd } from 'shared-contracts';
import type { ReferenceData } from './reference-data.schema.ts';

/** What a treatment costs at home, paid privately: whole USD per unit. */
export interface HomePrice {
  usd: number;
  low: number;
  high: number;
  basis: 'interpolated';
  /** What has to stand beside it; null for most. */
  note: string | null;
  /** Of the figure; null if the source does not say. */
  year: number | null;
  /** Under which the usual trip may be less: a guideline lets patients fly only after it. */
  condition: string | null;
  /** Sources that give a figure for that country. */
  sources: ReferenceData['price_book']['sources'];
}

const FLIGHT_AFTER_STAY = 'if you fly home after the stay';

/**
 * The prices at home, by source country. @throws RangeError for a source of a price that does not exist
 * @param sourcesOf the publications with these ids
 */
export const homePricesOf = (
  { home_prices, home_price_sources, earliest_flight }: ReferenceData['treatments'][number],
  sourcesOf: (ids: readonly string[]) => HomePrice['sources'],
): Map<string, HomePrice> =>
  new Map(
    Object.entries(home_price_sources).map(
      ([
        country,
        {
          range: [low, high],
          sources: ids,
          surgeon_fee,
        },
      ]) => {
        const usd = home_prices[country];
        if (usd === undefined) throw new RangeError(`no price at home in ${country}`);
        const sources = sourcesOf(ids);
        const year = sources.find(source => source.year !== null)?.year ?? null;
        const note =
          surgeon_fee === undefined
            ? null
            : `Of this, ${formatUsd(surgeon_fee)} is a surgeon’s fee${year === null ? '' : ` of ${year}`}; operating room and anaesthesia are our addition.`;
        const condition = earliest_flight ? FLIGHT_AFTER_STAY : null;
        return [country, { usd, low, high, basis: 'interpolated', note, year, condition, sources }];
      },
    ),
  );

/** A price at home for several units; null where none is known. */
export const homeUsd = (price: HomePrice | undefined, units: number): number | null =>
  price ? price.usd * units : null;

/** Its range, and what it rests on. Every destination's answer repeats it, so what the schema has by default is left out. */
export const homeRange = ({ low, high, note, year, condition }: HomePrice, units = 1) => ({
  low: low * units,
  high: high * units,
  ...(note !== null && { note }),
  ...(year !== null && { year }),
  ...(condition !== null && { condition }),
});
