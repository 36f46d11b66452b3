import { approximate, formatMonth, type Options } from 'shared-contracts';

/** The currency of the country that the visitor travels from. Its amounts only accompany those in USD. */
export interface LocalCurrency {
  /** ISO 4217, `GBP`. */
  code: string;
  /** Whole USD as an approximate amount, `≈ £6,740`. */
  format(usdAmount: number): string;
  /** Month of the exchange rate, `November 2026`. */
  rateMonth: string;
}

/** @returns null without exchange rates, for a source that pays in USD, and for a currency without a rate */
export function localCurrencyOf(options: Options | null, source: string | null): LocalCurrency | null {
  const code = options?.sources.find(({ name }) => name === source)?.currency;
  if (!options || !code || approximate(0, code, options.exchangeRates) === null) return null;
  return {
    code,
    format: amount => approximate(amount, code, options.exchangeRates) ?? '',
    rateMonth: formatMonth(options.asOf),
  };
}
