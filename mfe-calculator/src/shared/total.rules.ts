import type { CostBreakdown, CostByCountry, LeavesOut, RangedTotal, UnknownLines } from 'shared-contracts';
import type { LocalCurrency } from 'shared-contracts/ui';
import { roundedIn } from './currency/local-currency.rules.ts';
import { unitsForAll } from './units.rules.ts';

/** A cost; with what the API says besides of it, unless it is the one of the session. */
export type TripTotal = CostBreakdown &
  UnknownLines &
  Partial<
    Pick<
      CostByCountry,
      'low' | 'high' | 'later' | 'treatment_range' | 'home_price' | 'counted' | 'basis' | 'note'
    >
  >;

type Range = Pick<TripTotal, 'low' | 'high'>;

/** The range of a price or a total, `$7,900 to $10,700`; null if it is not known, or is one figure. */
export const rangeOf = (
  { low, high }: Range,
  local: LocalCurrency | null = null,
  show = roundedIn,
): string | null =>
  low === undefined || high === undefined || low === high
    ? null
    : `${show(local, low)} to ${show(local, high)}`;

/** Whether the range of a total is known. Without it the total is compared with nothing. */
export const isRanged = <T extends Pick<TripTotal, 'total'> & Range>(cost: T): cost is T & RangedTotal =>
  cost.low !== undefined && cost.high !== undefined;

/** What a total counts: `for 8 veneers`, `for 8 veneers each`. @param units such as `8 veneers` */
export const forCountedUnits = (units: string, patients: number): string =>
  `for ${unitsForAll(units, patients)}`;

/** What the price of a treatment leaves out, as lines of an estimate. */
export const lackingOf = (treatment: LeavesOut | undefined): string[] =>
  treatment?.leftOut?.map(({ name }) => name) ?? [];
