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

/** Typical prices with the saving against a source country's home price (section 10.7). */
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

/** A column, and whether its largest comes first. */
export interface Sorting {
  key: SortKey;
  descending: boolean;
}

/** The same column again turns its order; another starts with what one looks for: the largest saving, else the smallest. */
export const sortedBy = (before: Sorting, key: SortKey): Sorting => ({
  key,
  descending: before.key === key ? !before.descending : key === 'saving',
});

/** Rows in order, equal ones by country. Unknown savings stand last either way. */
export function sortRows(rows: readonly PriceRow[], { key, descending }: Sorting): PriceRow[] {
  const byCountry = (a: PriceRow, b: PriceRow) => a.country.localeCompare(b.country, 'en');
  const compare = (a: PriceRow, b: PriceRow) => {
    if (key === 'country') return byCountry(a, b);
    return (a[key] ?? 0) - (b[key] ?? 0);
  };
  const unknown = (row: PriceRow) => Number(row[key] === null);
  const turn = descending ? -1 : 1;
  return rows.toSorted((a, b) => unknown(a) - unknown(b) || turn * compare(a, b) || byCountry(a, b));
}
