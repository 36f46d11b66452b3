import { formatCount } from '../../values/format.ts';

/** From here on an amount is said in millions. */
const MILLION = 1_000_000;
const NBSP = '\u00a0';

/** An amount to three significant digits, because the rates are not live. */
const round = (amount: number): number => Number(amount.toPrecision(3));

/**
 * The sign of a currency, as short as it can be told from US dollars by: `£`, `₦`, `KES`, `A$`; its code if it has none.
 * @param code ISO 4217
 */
export function signOf(code: string): string {
  const signAs = (currencyDisplay: 'narrowSymbol' | 'symbol') =>
    // oxlint-disable-next-line no-restricted-globals -- signs of currencies; only where the visitor's is known
    new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? code;
  const narrow = signAs('narrowSymbol');
  return narrow === '$' && code !== 'USD' ? signAs('symbol') : narrow;
}

/** An amount below its currency's sign: `6,740`. */
export const formatDigits = (amount: number): string => formatCount(round(amount));

/** An amount with its sign, in one piece: `£6,740`, `KES 114,000`, `₦9.89 million`. */
export function formatMoney(amount: number, sign: string): string {
  const whole = round(Math.abs(amount));
  const figure = whole < MILLION ? formatCount(whole) : `${round(whole / MILLION)}${NBSP}million`;
  return `${amount < 0 ? '-' : ''}${sign}${/[A-Za-z]$/.test(sign) ? NBSP : ''}${figure}`;
}
