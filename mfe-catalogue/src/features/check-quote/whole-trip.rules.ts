import type { CheckedLine } from './checked-line.ts';
import type { LineSpans, Span } from './line-spans.rules.ts';
import type { LineId } from './quote-lines.ts';

/** Lines with what our own figures say of them. */
export type EstimatedLines = { id: LineId; span: Span }[];

/** The whole trip by a quote, in USD. */
export interface WholeTrip extends Span {
  quote: Span;
  /** Lines that the quote's amounts lack, by our own figures, and lines that we do not know. */
  added: EstimatedLines;
  without: LineId[];
}

export const withFigures = (ids: readonly LineId[], figures: LineSpans): EstimatedLines =>
  ids.flatMap(id => (figures[id] ? [{ id, span: figures[id] }] : []));

export const addUp = (lines: EstimatedLines, end: keyof Span): number =>
  lines.reduce((sum, { span }) => sum + span[end], 0);

/** @param isTotal whether the quote pays for every line that it has, else only for those with an amount */
export function wholeTripOf(
  quote: Span,
  lines: readonly CheckedLine[],
  isTotal: boolean,
  figures: LineSpans,
): WholeTrip {
  const missing = lines
    .filter(({ isInQuote, amount, ours }) => ours === 'trip' && !(isTotal ? isInQuote : amount))
    .map(({ id }) => id);
  const added = withFigures(missing, figures);
  return {
    quote,
    added,
    // Also what our price of the treatment leaves out, such as the medicines of IVF, or what the quote leaves out.
    without: lines
      .filter(({ id, part, ours, isInQuote, isExtra }) =>
        part === 'treatment'
          ? (ours === 'leftOut' && !isInQuote) || (ours === 'included' && isExtra)
          : missing.includes(id) && !figures[id],
      )
      .map(({ id }) => id),
    low: quote.low + addUp(added, 'low'),
    high: quote.high + addUp(added, 'high'),
  };
}
