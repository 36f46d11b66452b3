import type { PriceBasis } from 'shared-contracts';
import type { ReferenceData } from './reference-data.schema.ts';

/** What a price rests on. */
export interface PriceProvenance {
  basis: PriceBasis;
  /** What the price book says of this one price. */
  note: string | null;
  /** The note, if it has to stand beside the price wherever that is shown. */
  caution: string | null;
}

type Source = ReferenceData['price_book']['sources'][number];

/** Whether a visitor can check it: a page to open, the year of its figures, and a kind that knows prices. */
export const isCheckable = ({ kind, page, year }: Source): boolean =>
  page !== undefined && year !== null && kind !== 'press' && kind !== 'other';

/**
 * What the price of a treatment in a country rests on: the owner's word where the owner fixed it; published where a range was
 * found there, and each source of the treatment can be checked, since sources are not recorded by country.
 */
export function provenanceIn({ meta, price_book }: Pick<ReferenceData, 'meta' | 'price_book'>) {
  const fixed = new Map(meta.spec_fixed.map(entry => [`${entry.treatment_id} ${entry.country}`, entry]));
  const checkable = new Set(price_book.sources.filter(isCheckable).map(({ id }) => id));
  return ({ id, price_sources, published_ranges }: ReferenceData['treatments'][number]) => {
    const published = new Set(price_sources.every(source => checkable.has(source)) ? published_ranges : []);
    return (country: string): PriceProvenance => {
      const { note, confirmed } = fixed.get(`${id} ${country}`) ?? {};
      if (note !== undefined) return { basis: 'set', note, caution: confirmed ? null : note };
      return { basis: published.has(country) ? 'found' : 'interpolated', note: null, caution: null };
    };
  };
}
