import type { PriceBasis } from 'shared-contracts';
import type { Amount } from './amounts.rules.ts';
import type { CheckedLine } from './checked-line.ts';
import type { LineSpans, Span } from './line-spans.rules.ts';
import type { PricedTreatment, Rates } from './price-cells.query.ts';
import type { LineId } from './quote-lines.ts';
import { addUp, type EstimatedLines, type WholeTrip, wholeTripOf, withFigures } from './whole-trip.rules.ts';

/** Our price of a treatment in a country. */
export interface PriceCell {
  treatment: PricedTreatment;
  country: string;
  /** What the range is for, of several pieces, e.g. `3 implants`; else null. */
  counted: string | null;
  low: number;
  high: number;
  basis: PriceBasis;
  note: string | null;
}

export type Position = 'below' | 'within' | 'above' | 'notAbove' | 'notBelow' | 'unclear';

/** A quote's price of the treatment and our range, both in USD. */
export interface Comparison {
  kind: 'compared';
  /**
   * What the quote asks for what our price includes. It is a span where other lines of the quote have no amount of their
   * own: from 0 if we have no figure for one of them, and to `Infinity` if the treatment's own lines lack amounts, or are left
   * out.
   */
  price: Span;
  /** Null where it would say more than we know: our range is an estimate, or the amounts contradict each other. */
  position: Position | null;
  /** Whether it is the sum of the lines' amounts, since no total is given. */
  isSum: boolean;
  /** What is in the total but not in our price: by the quote's amounts, by our own figures, and without either. */
  deducted: LineId[];
  estimated: EstimatedLines;
  unknown: LineId[];
  /** What our price includes, and the quote leaves out. */
  besides: LineId[];
  /** Whether the lines' amounts are more than the total. */
  isLessThanSum: boolean;
  /** Currencies that were counted in US dollars, with their rates. */
  converted: (readonly [currency: string, perUsd: number])[];
  /** The currency of all amounts with its rate, where it is one other than US dollars. */
  own: { currency: string; perUsd: number } | null;
  /** Null while the quote's amounts are not whole. */
  wholeTrip: WholeTrip | null;
}

/** Why there is nothing to compare. */
export type NoComparison =
  | { kind: 'noPrice' | 'noAmount' | 'onlyTrip' }
  | { kind: 'noRate'; currencies: string[] };

/** Whether our range was found, and may judge a quote; else only the place in it is shown. */
export const isFound = ({ basis }: Pick<PriceCell, 'basis'>): boolean => basis === 'found';

/** Whether a line costs extra besides our price of the treatment. */
const isExtra = ({ part, ours }: CheckedLine): boolean => part !== 'treatment' || ours === 'leftOut';

/** Compares what a quote asks with our price. @param stated its total, if it has one @param cell null where we have none */
export function comparePrice(
  stated: Amount | null,
  cell: PriceCell | null,
  lines: readonly CheckedLine[],
  rates: Rates | null,
  figures: LineSpans,
): Comparison | NoComparison {
  const inQuote = lines.filter(({ isInQuote }) => isInQuote);
  const amounts = [stated, ...inQuote.map(({ amount }) => amount)].filter(amount => amount !== null);
  if (amounts.length === 0) return { kind: 'noAmount' };
  const missing = amounts.flatMap(({ currency }) =>
    rateOf(currency, rates) === null ? [currency ?? ''] : [],
  );
  if (missing.length > 0) return { kind: 'noRate', currencies: [...new Set(missing)] };
  if (!cell) return { kind: 'noPrice' };

  const usdOf = (amount: Amount | null): Span => {
    const perUsd = (amount && rateOf(amount.currency, rates)) ?? 1;
    return { low: (amount?.value ?? 0) / perUsd, high: (amount?.upTo ?? amount?.value ?? 0) / perUsd };
  };
  const sumOf = (summed: readonly CheckedLine[], end: keyof Span) =>
    summed.reduce((sum, { amount }) => sum + usdOf(amount)[end], 0);
  const extras = inQuote.filter(isExtra);
  const own = inQuote.filter(line => !isExtra(line));
  const lacking = extras.filter(({ amount }) => !amount).map(({ id }) => id);
  const estimated = stated ? withFigures(lacking, figures) : [];
  const unknown = stated ? lacking.filter(id => !figures[id]) : [];
  const total = usdOf(stated);
  const least = total.low - sumOf(extras, 'high') - addUp(estimated, 'high');
  const whole: Span = stated
    ? {
        low: unknown.length > 0 ? 0 : Math.max(least, 0),
        high: total.high - sumOf(extras, 'low') - addUp(estimated, 'low'),
      }
    : {
        low: sumOf(own, 'low'),
        high: own.some(({ amount }) => !amount) ? Number.POSITIVE_INFINITY : sumOf(own, 'high'),
      };
  if (whole.high <= 0 || (!stated && whole.low === 0)) return { kind: 'onlyTrip' };

  const besides = lines
    .filter(({ isExtra: isLeftOut, ours }) => isLeftOut && ours === 'included')
    .map(({ id }) => id);
  const price = besides.length > 0 ? { low: whole.low, high: Number.POSITIVE_INFINITY } : whole;
  // Rounded amounts may differ a little.
  const isLessThanSum = stated !== null && sumOf(inQuote, 'low') > total.high * 1.01;
  const converted = [...new Set(amounts.map(({ currency }) => currency ?? 'USD'))].flatMap(currency =>
    currency === 'USD' ? [] : [[currency, rateOf(currency, rates) ?? 1] as const],
  );
  const [[currency, perUsd] = ['', 1]] = converted;
  return {
    kind: 'compared',
    price,
    own: amounts.every(amount => amount.currency === currency) ? { currency, perUsd } : null,
    position: isFound(cell) && !isLessThanSum && !isUnknown(price, cell) ? positionOf(price, cell) : null,
    isSum: stated === null,
    deducted: stated ? extras.filter(({ amount }) => amount).map(({ id }) => id) : [],
    estimated,
    unknown,
    besides,
    isLessThanSum,
    converted,
    wholeTrip:
      isLessThanSum || whole.high === Number.POSITIVE_INFINITY
        ? null
        : wholeTripOf(
            stated ? total : { low: sumOf(inQuote, 'low'), high: sumOf(inQuote, 'high') },
            lines,
            stated !== null,
            figures,
          ),
  };
}

/** A number without a currency is in US dollars, as the form says. */
function rateOf(currency: string | null, rates: Rates | null): number | null {
  if (currency === null || currency === 'USD') return 1;
  return rates && Object.hasOwn(rates.perUsd, currency) ? (rates.perUsd[currency] ?? null) : null;
}

/** Nothing is said of a price that starts below our range and has no end, since lines are left out or lack amounts. */
const isUnknown = ({ low, high }: Span, cell: Span): boolean =>
  high === Number.POSITIVE_INFINITY && low < cell.low;

/** To the dollar: what a rate makes of an amount may be a little less or more. */
function positionOf(exact: Span, { low, high }: Span): Position {
  const price = { low: Math.round(exact.low), high: Math.round(exact.high) };
  if (price.high < low) return 'below';
  if (price.low > high) return 'above';
  if (price.high <= high) return price.low >= low ? 'within' : 'notAbove';
  return price.low >= low ? 'notBelow' : 'unclear';
}
