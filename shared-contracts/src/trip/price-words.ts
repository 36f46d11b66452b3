import type { PriceBasis } from '../api/fields.ts';
import { usd } from '../values/format.ts';
import { figureOf } from './compare-with-home.ts';

/**
 * A range in whole USD, rounded like `aboutUsd`: `usually $7,900 to $10,700` where the treatment's price was found, else
 * `$7,900 to $10,700`; one figure where both are the same.
 * @param basis of the treatment's price; without it nothing is called usual
 * @param figure writes an amount
 */
export function usualRange(
  low: number,
  high: number,
  basis?: PriceBasis,
  figure: (amount: number) => string = figureOf,
): string {
  const [least, most] = [figure(low), figure(high)];
  return `${basis === 'found' ? 'usually ' : ''}${least}${most === least ? '' : ` to ${most}`}`;
}

/**
 * A price as it is shown: `$6,200`, or `price on request` for 0, which means that the API knows none. With a basis it is the
 * lowest of several: `from $6,200` where it was found, else `about $6,200`.
 * @param price whole USD, or a figure that is written already, such as `about $7,900`
 * @param basis of the lowest price
 * @param write writes a price in USD
 */
export function priceFigure(
  price: number | string,
  basis?: PriceBasis,
  write: (amount: number) => string = usd,
): string {
  if (price === 0) return 'price on request';
  const figure = typeof price === 'number' ? write(price) : price;
  if (basis === undefined) return figure;
  if (basis === 'found') return `from ${figure}`;
  return figure.startsWith('about ') ? figure : `about ${figure}`;
}

/** What a single price rests on. */
export const basisWords: Record<PriceBasis, string> = {
  found: 'found',
  interpolated: 'interpolated',
  set: 'set by Carefare',
};
