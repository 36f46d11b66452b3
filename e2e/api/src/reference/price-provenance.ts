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
export function provenanceOf(
  { id, price_sources, published_ranges }: ReferenceData['treatments'][number],
  country: string,
  { meta, price_book }: Pick<ReferenceData, 'meta' | 'price_book'>,
): PriceProvenance {
  const fixed = meta.spec_fixed.find(entry => entry.treatment_id === id && entry.country === country);
  if (fixed) return { basis: 'owner', note: fixed.note, caution: fixed.confirmed ? null : fixed.note };
  const sources = price_book.sources.filter(source => price_sources.includes(source.id));
  const isPublished = published_ranges.includes(country) && sources.every(isCheckable);
  return { basis: isPublished ? 'published' : 'estimate', note: null, caution: null };
}
