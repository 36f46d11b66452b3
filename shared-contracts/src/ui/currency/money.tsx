import type { PriceBasis } from '../../api/fields.ts';
import { figureOf } from '../../trip/compare-with-home.ts';
import { usualRange } from '../../trip/price-words.ts';
import { usd } from '../../values/format.ts';
import { type LocalCurrency, useLocalCurrency } from './use-local-currency.ts';

/** Writes amounts in USD as pages show them: in the visitor's currency where it is known, and is not US dollars. */
export interface Money {
  /** Without the digits that nobody knows: `$8,900` or `£6,740`. */
  figure(amount: number): string;
  /** `about $8,900` or `about £6,740` */
  about(amount: number): string;
  /** A price: `$8,865` or `£6,740`. */
  exact(amount: number): string;
  /** `$7,900 to $10,700`; one figure where both are the same. @param basis of the treatment's price, if it is one */
  range(low: number, high: number, basis?: PriceBasis): string;
  /** The dollars of a total that stands in another currency, `≈ $8,900`; empty where it is in dollars itself. */
  dollars(amount: number): string;
}

/** @param local null for US dollars */
export function moneyIn(local: LocalCurrency | null): Money {
  const figure = local ? local.format : figureOf;
  return {
    figure,
    about: amount => `about ${figure(amount)}`,
    exact: local ? local.format : usd,
    range: (low, high, basis) => usualRange(low, high, basis, figure),
    dollars: amount => (local ? `≈\u00a0${figureOf(amount)}` : ''),
  };
}

/** Amounts for this visitor. `ResidenceSelect` and `RateNote` say the rate. */
export const useMoney = (): Money => moneyIn(useLocalCurrency() ?? null);

/** The dollars of a total that stands in another currency: once and small, after it. Nothing where it is in dollars itself. */
export function Dollars({ usd: amount }: { usd: number | null | undefined }) {
  const dollars = useMoney().dollars(amount ?? Number.NaN);
  return dollars && typeof amount === 'number' ? (
    <>
      {' '}
      <small data-dollars="">{dollars}</small>
    </>
  ) : null;
}
