import { compareText } from 'shared-contracts';
import type { TreatmentPrice } from '../../../shared/destination.queries.ts';
import { groupBy } from '../../../shared/group-by.ts';
import type { TreatmentKind } from './country.queries.ts';

/** A treatment in a country, as a row shows it. */
export interface TreatmentRow extends TreatmentPrice {
  kind: TreatmentKind | undefined;
}

/** The treatments of a country by name. */
export const rowsOf = (
  prices: readonly TreatmentPrice[],
  kinds: Readonly<Record<string, TreatmentKind>>,
): TreatmentRow[] =>
  prices
    .map(price => ({
      ...price,
      kind: kinds[price.treatmentId],
    }))
    .sort((a, b) => compareText(a.name, b.name));

/** The treatment of each category that the API lists first, and all others; both in the order of the rows. */
export function firstOfEachCategory(rows: readonly TreatmentRow[]): {
  first: TreatmentRow[];
  rest: TreatmentRow[];
} {
  const orderOf = ({ kind }: TreatmentRow) => kind?.order || Infinity;
  const groups = Array.from(groupBy(rows, ({ kind }) => kind?.category).values());
  const chosen = new Set(
    groups.map(group => group.reduce((best, row) => (orderOf(row) < orderOf(best) ? row : best))),
  );
  return { first: rows.filter(row => chosen.has(row)), rest: rows.filter(row => !chosen.has(row)) };
}
