import type { PriceBasis } from 'shared-contracts';
import type { ReferenceData } from './reference-data.ts';

/** What a price rests on. */
export interface PriceProvenance {
  basis: PriceBasis;
  /** What the price book says of this price alone. */
  note: string | null;
  /** The note, if it has to stand beside the price wherever that is shown. */
  caution: string | null;
}

/** What the price of a treatment in a country rests on: published where a range was found there, unless its figure is not confirmed. */
export function provenanceOf(
  { id, published_ranges }: ReferenceData['treatments'][number],
  country: string,
  { meta }: ReferenceData,
): PriceProvenance {
  const fixed = meta.spec_fixed.find(entry => entry.treatment_id === id && entry.country === country);
  const isConfirmed = fixed?.confirmed ?? true;
  const note = fixed?.note ?? null;
  return {
    basis: isConfirmed && published_ranges.includes(country) ? 'published' : 'estimate',
    note,
    caution: isConfirmed ? null : note,
  };
}
