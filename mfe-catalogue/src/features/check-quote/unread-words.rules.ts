import type { Segment, Sentence } from './clauses.rules.ts';
import { partOf } from './named-lines.rules.ts';
import type { LineId } from './quote-lines.ts';

/**
 * More words that no rule knows may say anything of a line. Fewer do of what a patient may be told to bring or to take, and of
 * the trip, which is named in passing.
 */
const UNREAD_MAX = 4;
const UNREAD_OF_TOLD_MAX = 2;
const UNREAD_OF_TRIP_MAX = 1;
const TOLD = new Set<LineId>(['tests', 'medicines']);
/** Before a line of the trip it says what somebody does: `You need 10 nights in a hotel`, and not `hotel for you`. */
const DOES = /\b(?:you|i|wir|sie|usted)(?!\p{L})/u;
const FOR_YOU = /\b(?:for|with) you\b/;

const countUnread = ({ text, start, marks }: Segment): number =>
  Array.from(text.matchAll(/\p{L}{4,}/gu), ({ index }) => start + index).filter(at =>
    marks.every(mark => at < mark.start || at >= mark.end),
  ).length;

/**
 * Whether more words beside a line are unknown than an item of a list has. In a sentence about nothing but what a patient may
 * be told to bring or to take all of them count, also beside an amount.
 * @param isCounted it has an amount or a number
 */
export function isInUnreadWords(
  line: LineId,
  segment: Segment,
  { segments }: Sentence,
  isCounted: boolean,
): boolean {
  const isToldAlone =
    TOLD.has(line) &&
    segments.every(({ marks }) => marks.every(({ kind }) => kind === line || !partOf.has(kind)));
  if (isCounted && !isToldAlone) return false;
  const unread = (isToldAlone ? segments : [segment]).reduce((sum, each) => sum + countUnread(each), 0);
  const isTrip = partOf.get(line) === 'trip';
  return unread > (isTrip ? UNREAD_OF_TRIP_MAX : TOLD.has(line) ? UNREAD_OF_TOLD_MAX : UNREAD_MAX);
}

/** @param before what stands before a line of the trip */
export const saysWhoDoes = (before: string): boolean => DOES.test(before.replace(FOR_YOU, ''));
