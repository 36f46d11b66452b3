import type { Amount } from './amounts.rules.ts';
import type { LineId, Part } from './quote-lines.ts';

/** What our own figures say of a line: part of the price, of the whole trip, not counted, or nothing. */
export type ListedAs = 'included' | 'trip' | 'leftOut' | 'unknown';

export interface CheckedLine {
  id: LineId;
  part: Part;
  isInQuote: boolean;
  /** Whether the quote says that it costs extra, or is not in the price. */
  isExtra: boolean;
  amount: Amount | null;
  ours: ListedAs;
}
