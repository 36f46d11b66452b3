import { compareText, type DestinationOption } from 'shared-contracts';

/** Columns that the table can be sorted by. */
export type SortKey = 'country' | 'price' | 'stay' | 'saving';

export interface PriceRow {
  country: string;
  /** Whole USD. */
  price: number;
  low: number;
  high: number;
  /** Days. */
  stay: number;
  /** Home price minus price, whole USD: negative if the treatment costs more abroad, null without a home price. */
  saving: number | null;
  /** The saving as a share of the home price, whole per cent. */
  percent: number | null;
}

/** One row per destination, compared with the typical price in the source country (section 10.7). */
export function toPriceRows(options: readonly DestinationOption[], source: string): PriceRow[] {
  return options.map(option => {
    const homePrice = Object.hasOwn(option.homePrices, source) ? option.homePrices[source] : undefined;
    const saving = homePrice ? homePrice - option.basePrice : null;
    return {
      country: option.country,
      price: option.basePrice,
      low: option.priceLow,
      high: option.priceHigh,
      stay: option.stayDays,
      saving,
      percent: homePrice && saving !== null ? Math.round((saving / homePrice) * 100) : null,
    };
  });
}

export interface Sorting {
  key: SortKey;
  descending: boolean;
}

/** Reverses the sorted column, or sorts by another: savings start with the largest, other values with the smallest. */
export const toggleSorting = (current: Sorting, key: SortKey): Sorting => ({
  key,
  descending: current.key === key ? !current.descending : key === 'saving',
});

/** Sorts rows, ties by country. Rows without a saving come last in either direction. */
export function sortRows(rows: readonly PriceRow[], { key, descending }: Sorting): PriceRow[] {
  const byCountry = (a: PriceRow, b: PriceRow) => compareText(a.country, b.country);
  const compare = (a: PriceRow, b: PriceRow) => {
    if (key === 'country') return byCountry(a, b);
    return (a[key] ?? 0) - (b[key] ?? 0);
  };
  const missingRank = (row: PriceRow) => Number(row[key] === null);
  const direction = descending ? -1 : 1;
  return rows.toSorted(
    (a, b) => missingRank(a) - missingRank(b) || direction * compare(a, b) || byCountry(a, b),
  );
}
