import type { DestinationOption } from 'shared-contracts';

/** Columns that the table of prices can be sorted by. */
export type SortKey = 'country' | 'price' | 'stay' | 'saving';

export interface PriceRow {
  country: string;
  /** Whole USD. */
  price: number;
  low: number;
  high: number;
  /** Days. */
  stay: number;
  /** Whole USD against the home price, negative when abroad costs more; null where no home price is known. */
  saving: number | null;
  /** The same in whole per cent. */
  percent: number | null;
}

/** Typical prices with the saving against a source country's home price (design.md, "savings"). */
export function priceRows(options: readonly DestinationOption[], source: string): PriceRow[] {
  return options.map(option => {
    const home = Object.hasOwn(option.homePrices, source) ? option.homePrices[source] : undefined;
    const saving = home ? home - option.basePrice : null;
    return {
      country: option.country,
      price: option.basePrice,
      low: option.priceLow,
      high: option.priceHigh,
      stay: option.stayDays,
      saving,
      percent: home && saving !== null ? Math.round((saving / home) * 100) : null,
    };
  });
}

/** Ascending; descending by saving, since the largest is what one looks for. Unknown savings stand last. */
export function sortRows(rows: readonly PriceRow[], key: SortKey): PriceRow[] {
  const byCountry = (a: PriceRow, b: PriceRow) => a.country.localeCompare(b.country, 'en');
  const compare = {
    country: byCountry,
    price: (a: PriceRow, b: PriceRow) => a.price - b.price,
    stay: (a: PriceRow, b: PriceRow) => a.stay - b.stay,
    saving: (a: PriceRow, b: PriceRow) =>
      (b.saving ?? Number.MIN_SAFE_INTEGER) - (a.saving ?? Number.MIN_SAFE_INTEGER),
  }[key];
  return rows.toSorted((a, b) => compare(a, b) || byCountry(a, b));
}
