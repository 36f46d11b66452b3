/**
 * A USD amount in another currency, e.g. `≈ £6,740`: in one piece, to three significant digits, because the rates are not live. Nothing
 * is nothing in any currency: `£0`.
 * @param rates units of each currency for one USD (`Options.exchangeRates`)
 * @returns null for USD, and for a currency without a usable rate
 */
export function approximate(
  amount: number,
  currency: string,
  rates: Readonly<Record<string, number>>,
): string | null {
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  if (currency === 'USD' || rate === undefined || !(rate > 0) || !/^[A-Z]{3}$/.test(currency)) return null;
  // oxlint-disable-next-line no-restricted-globals -- names of currencies; only after a visitor chose a currency, or in the estimate
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    maximumSignificantDigits: 3,
  });
  return amount === 0 ? format.format(0) : `≈\u00a0${format.format(amount * rate)}`;
}
