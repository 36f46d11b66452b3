import { type CostBreakdown, type CostByCountry, OTHER_SOURCE, type TripData } from 'shared-contracts';
import { type LocalCurrency, roundedIn } from './currency/local-currency.rules.ts';

/** A cost; with the usual range of its total, unless it is the one of the session. */
export type TripTotal = CostBreakdown & Partial<Pick<CostByCountry, 'low' | 'high'>>;

/** Whether totals include flights and visa: not from a country that is not listed (section 10.27). */
export const hasTravel = ({ source }: Pick<TripData, 'source'>): boolean => source !== OTHER_SOURCE;

/** What a total counts: `for 8 veneers`, `for 8 veneers each`. @param units such as `8 veneers` */
export const forUnits = (units: string, patients: number): string =>
  `for ${units}${patients > 1 ? ' each' : ''}`;

type Range = Pick<TripTotal, 'low' | 'high'>;

/** The usual range of a price or a total, `$7,900 to $10,700`; null if it is not known. */
export const rangeOf = ({ low, high }: Range, local: LocalCurrency | null = null): string | null =>
  low === undefined || high === undefined ? null : `${roundedIn(local, low)} to ${roundedIn(local, high)}`;

/** That range in a sentence of its own, `usually $7,900 to $10,700`. */
export function usually(total: Range, local: LocalCurrency | null = null): string | null {
  const range = rangeOf(total, local);
  return range && `usually ${range}`;
}

export const estimateCopy = {
  title: 'Your estimate',
  retry: 'Try again',
  lines: {
    treatment: 'Treatment',
    travel: 'Travel',
    visa: 'Visa',
    accommodation: 'Accommodation',
    food: 'Food',
  },
  total: 'Total',
  notIncluded: 'not included',
  none: '–',
  band: 'Only the price of the treatment varies in the range; the other lines are typical prices.',
  columns: { line: 'What for', share: 'Share', amount: 'US dollars' },
  amountIn: (currency: string) => `In ${currency}, approximate`,
  showIn: 'Show amounts in',
  approximate: (currency: string, date: string): string =>
    `Amounts in ${currency} are approximate, at the exchange rate of ${date}. Prices are in US dollars.`,
} as const;
