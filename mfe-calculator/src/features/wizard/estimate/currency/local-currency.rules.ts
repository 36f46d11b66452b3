import { aboutUsd, formatDate, type Options, usd } from 'shared-contracts';
import { approximate } from 'shared-contracts/ui';

/** A currency that accompanies the USD amounts, or on request stands before them. USD remains what is computed. */
export interface LocalCurrency {
  /** ISO 4217, `GBP`. */
  code: string;
  /** The visitor asked for it first. */
  isFirst: boolean;
  /** Whole USD as an approximate amount, `≈ £6,740`. */
  format(usdAmount: number): string;
  /** Day of the exchange rate, `1 November 2026`. */
  rateDate: string;
}

export const USD = 'USD';

const isUsable = (code: string, options: Options): boolean =>
  approximate(0, code, options.exchangeRates) !== null;

/**
 * The currency that the visitor chose, else that of the country they travel from.
 * @param chosen ISO 4217; null or USD: not chosen
 * @returns null without exchange rates, for a source that pays in USD, and for a currency without a rate
 */
export function localCurrencyOf(
  options: Options | null,
  source: string | null,
  chosen: string | null = null,
): LocalCurrency | null {
  if (!options) return null;
  const own = options.sources.find(({ name }) => name === source)?.currency;
  const isFirst = chosen !== null && isUsable(chosen, options);
  const code = isFirst ? chosen : own;
  if (!code || !isUsable(code, options)) return null;
  return {
    code,
    isFirst,
    format: amount => approximate(amount, code, options.exchangeRates) ?? '',
    rateDate: formatDate(options.asOf),
  };
}

/** The currencies to choose from: the visitor's own, USD, then the others in the order of the source countries. */
export function currencyChoices(options: Options, source: string | null): string[] {
  const own = localCurrencyOf(options, source)?.code;
  const others = options.sources.map(({ currency }) => currency).filter(code => isUsable(code, options));
  return [...new Set([...(own ? [own] : []), USD, ...others])];
}

/** An amount as it is shown: first in the currency that the visitor asked for, then in the other one if there is one. */
export function amountIn(
  local: LocalCurrency | null,
  amount: number,
  show = usd,
): { first: string; second?: string } {
  if (!local) return { first: show(amount) };
  const approximateAmount = local.format(amount);
  return local.isFirst
    ? { first: approximateAmount, second: show(amount) }
    : { first: show(amount), second: approximateAmount };
}

/** The figure alone of an amount that is not exact, `$8,900`. */
export const roundedIn = (local: LocalCurrency | null, amount: number): string =>
  local?.isFirst ? local.format(amount) : aboutUsd(amount).slice('about '.length);

/** A total as it stands above its lines, `about $8,900`: in the currency that comes first, then in the other one if there is one. */
export const totalIn = (local: LocalCurrency | null, amount: number) => amountIn(local, amount, aboutUsd);

/** An amount that is not exact, `about $8,900`, in the currency that amounts come first in. */
export const aboutIn = (local: LocalCurrency | null, amount: number): string =>
  local?.isFirst ? local.format(amount) : aboutUsd(amount);
