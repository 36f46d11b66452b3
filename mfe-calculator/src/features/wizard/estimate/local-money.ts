import { approximate, formatMonth, type Options } from 'shared-contracts';

/** Amounts in the currency of the country that the visitor travels from; USD always leads, these stand beside it. */
export interface LocalMoney {
  /** ISO code, `GBP`. */
  currency: string;
  /** Whole USD as an approximate amount, `≈ £6,740`. */
  of(usdAmount: number): string;
  /** Month of the exchange rate, `November 2026`. */
  rateOf: string;
}

/** @returns null while the rates are not there, and for a source that pays in USD or in a currency without a rate */
export function localMoney(options: Options | null, source: string | null): LocalMoney | null {
  const currency = options?.sources.find(({ name }) => name === source)?.currency;
  if (!options || !currency || approximate(0, currency, options.exchangeRates) === null) return null;
  return {
    currency,
    of: amount => approximate(amount, currency, options.exchangeRates) ?? '',
    rateOf: formatMonth(options.asOf),
  };
}
