import type { PriceBasis } from 'shared-contracts';
import type { ReferenceData } from './reference-data.schema.ts';

type Page = ReferenceData['price_book']['sources'][number];

/** What a price rests on. */
export interface PriceProvenance {
  basis: PriceBasis;
  /** The pages that give it. */
  sources: Omit<Page, 'id'>[];
  /** What the price book says of this one price. */
  note: string | null;
  /** The note, if it has to stand next to the price wherever that is shown. */
  caution: string | null;
}

/** What the price of a treatment in a country rests on, abroad and at home: the only place that says so. */
export function provenanceIn({ meta, price_book }: Pick<ReferenceData, 'meta' | 'price_book'>) {
  const set = new Map(meta.spec_fixed.map(entry => [`${entry.treatment_id} ${entry.country}`, entry]));
  const pages = new Map(price_book.sources.map(({ id, ...page }) => [id, page]));
  return ({ id, found }: Pick<ReferenceData['treatments'][number], 'id' | 'found'>) =>
    (country: string): PriceProvenance => {
      const sources = (found[country] ?? []).flatMap(({ source }) => pages.get(source) ?? []);
      const { note, confirmed } = set.get(`${id} ${country}`) ?? {};
      if (note !== undefined) return { basis: 'set', sources, note, caution: confirmed ? null : note };
      return { basis: sources.length > 0 ? 'found' : 'interpolated', sources, note: null, caution: null };
    };
}
