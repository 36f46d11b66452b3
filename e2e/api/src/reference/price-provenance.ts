import type { ReferenceData } from './reference-data.ts';

/** What the prices of a treatment rest on. */
interface TreatmentProvenance {
  /** Ids of sources. */
  sources: string[];
  /** Countries whose range was found published. */
  published: string[];
  /** What there is to say of a price, by country. */
  notes: Record<string, string>;
}

/** What the prices rest on; by the treatment's id. */
export type PriceProvenance = ReferenceData['price_book'] & {
  treatments: Record<string, TreatmentProvenance>;
};

export const readPriceProvenance = ({ price_book, treatments, meta }: ReferenceData): PriceProvenance => ({
  ...price_book,
  treatments: Object.fromEntries(
    treatments.map(({ id, price_sources, published_ranges }) => [
      id,
      {
        sources: price_sources,
        published: published_ranges,
        notes: Object.fromEntries(
          meta.spec_fixed
            .filter(({ treatment_id }) => treatment_id === id)
            .map(({ country, note }) => [country, note]),
        ),
      },
    ]),
  ),
});
