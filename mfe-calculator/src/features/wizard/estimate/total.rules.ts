import type { CostBreakdown, CostByCountry } from 'shared-contracts';
import { type LocalCurrency, roundedIn } from './currency/local-currency.rules.ts';

/** A cost; with the range of its total and what the treatment's price rests on, unless it is the one of the session. */
export type TripTotal = CostBreakdown & Partial<Pick<CostByCountry, 'low' | 'high' | 'basis' | 'note'>>;

type Range = Pick<TripTotal, 'low' | 'high'>;

/** The range of a price or a total, `$7,900 to $10,700`; null if it is not known. */
export const rangeOf = ({ low, high }: Range, local: LocalCurrency | null = null): string | null =>
  low === undefined || high === undefined ? null : `${roundedIn(local, low)} to ${roundedIn(local, high)}`;

/** What a total counts: `for 8 veneers`, `for 8 veneers each`. @param units such as `8 veneers` */
export const forUnits = (units: string, patients: number): string =>
  `for ${units}${patients > 1 ? ' each' : ''}`;
